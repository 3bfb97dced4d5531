import { deskPaths } from '#web/desk/desk-paths.ts'
import { usePart } from '#web/desk/use-part.ts'
import type { CustomerMatch } from './customer-match.ts'

/** The customers who match `q`, a name, email address or phone number, or have that `id`. */
export const useCustomerMatches = (
  search: { readonly q: string } | { readonly id: string } | null,
): readonly CustomerMatch[] =>
  usePart<readonly CustomerMatch[]>(
    search === null ? null : `${deskPaths.customerMatches}?${new URLSearchParams({ ...search })}`,
  ) ?? []
