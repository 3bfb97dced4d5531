import { emailFilters, type EmailFilter } from '#domain/emails/email-log.ts'
import { deskPaths } from '#web/desk/desk-paths.ts'
import { pageNumber, searchedText } from '#web/desk/list-address.ts'

/** A list of emails as its address names it. */
export interface EmailQuery {
  readonly filter: EmailFilter
  readonly search: string
  /** Of other email: what was put away. */
  readonly isAway: boolean
  /** From 1. */
  readonly page: number
}

/** The list that an address asks for; what it does not say, or says wrongly, is as usual. */
export function readEmailQuery(params: URLSearchParams): EmailQuery {
  return {
    filter: emailFilters.find((each) => each === params.get('show')) ?? 'failed',
    search: searchedText(params),
    isAway: params.has('away'),
    page: pageNumber(params),
  }
}

/** The address of a list; what is as usual is left out. */
export function emailsPath({ filter, search, isAway, page = 1 }: Partial<EmailQuery>): string {
  const params = new URLSearchParams()
  if (filter !== undefined && filter !== 'failed') params.set('show', filter)
  if (search) params.set('q', search)
  if (isAway === true) params.set('away', '1')
  if (page > 1) params.set('page', String(page))
  const text = params.toString()
  return text === '' ? deskPaths.email : `${deskPaths.email}?${text}`
}
