import { may, type Role } from '#domain/desk/roles.ts'
import { addDays, instantAt, monthOf, type CalendarDate, type Instant } from '#domain/time.ts'

/** A month (`2027-03`) or a year (`2027`) of the ledger. */
export interface LedgerPeriod {
  readonly name: string
  readonly from: CalendarDate
  /** Its last day. */
  readonly to: CalendarDate
}

/** The period of that name; today's month for any other text. */
export function ledgerPeriod(name: string, today: CalendarDate): LedgerPeriod {
  if (/^20\d\d$/.test(name)) return { name, from: `${name}-01-01`, to: `${name}-12-31` }
  const month = /^20\d\d-(?:0[1-9]|1[0-2])$/.test(name) ? name : today.slice(0, 7)
  return { name: month, ...monthOf(`${month}-01`) }
}

/** The periods before and after, of the same length. */
export function neighborPeriods({ name, from, to }: LedgerPeriod): {
  readonly before: string
  readonly after: string
} {
  const length = name.length
  return {
    before: addDays(from, -1).slice(0, length),
    after: addDays(to, 1).slice(0, length),
  }
}

/** `March 2027`, `2027` */
export function ledgerPeriodText({ name, from }: LedgerPeriod): string {
  const first = instantAt(from, '12:00', 'UTC')
  return name.length === 4 ? name : monthFormat.format(first)
}

const monthFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  month: 'long',
  year: 'numeric',
})

/** Its first moment, and the first moment after it, in that zone. */
export function periodMoments(
  { from, to }: LedgerPeriod,
  timeZone: string,
): { readonly from: Instant; readonly until: Instant } {
  return {
    from: instantAt(from, '00:00', timeZone),
    until: instantAt(addDays(to, 1), '00:00', timeZone),
  }
}

/** Whether a role may export a period: a month is part of the work, a year is a whole export. */
export const mayExportPeriod = (role: Role, { name }: LedgerPeriod): boolean =>
  may(role, name.length === 4 ? 'export-everything' : 'work-money')
