import { err, ok, type Result } from '#domain/result.ts'
import type { Dependencies } from '#usecases/dependencies.ts'

/** Several customers have the typed name, and nothing else says which one is meant. */
export interface SeveralCustomers {
  readonly code: 'several-customers'
}

/** The only customer with exactly that name; null if there is none. */
export async function customerNamed(
  { customers }: Pick<Dependencies, 'customers'>,
  name: string,
): Promise<Result<string | null, SeveralCustomers>> {
  const [only, other] = await customers.alike({ name, emails: [], phones: [] })
  return other === undefined ? ok(only?.id ?? null) : err({ code: 'several-customers' })
}
