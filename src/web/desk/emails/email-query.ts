import { emailFilters } from '#domain/emails/email-log.ts'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { listPath, pageNumber, searchedText } from '#web/desk/lists/list-address.ts'

export type EmailQuery = ReturnType<typeof readEmailQuery>

export function readEmailQuery(params: URLSearchParams) {
  return {
    filter: emailFilters.find((each) => each === params.get('show')) ?? 'failed',
    search: searchedText(params),
    /** Whether the list of other email shows the archived ones. */
    isArchived: params.has('archived'),
    page: pageNumber(params),
  }
}

export const emailsPath = ({ filter, search, isArchived, page }: Partial<EmailQuery>): string =>
  listPath(
    deskPaths.email,
    {
      show: filter === 'failed' ? '' : filter,
      q: search,
      archived: isArchived === true ? '1' : '',
    },
    page,
  )
