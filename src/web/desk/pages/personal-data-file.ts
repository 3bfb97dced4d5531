import { requireSession, orNotFound } from '#web/desk/desk-context.ts'
import { textFile } from '#web/desk/downloads.ts'
import type { Route } from './+types/personal-data-file.ts'

export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const { desk, member } = requireSession(context)
  const file = await desk.personalData.exportCustomer(params.customerId, member)
  return textFile(orNotFound(file, 'unknown-customer'), 'personal-data.json', 'application/json')
}
