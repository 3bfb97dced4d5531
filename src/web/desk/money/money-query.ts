import { ledgerPeriod, type LedgerPeriod } from '#domain/money/ledger-period.ts'
import type { LedgerFilter } from '#domain/money/ledger.ts'
import { subjectKinds } from '#domain/payments/subject.ts'
import type { CalendarDate } from '#domain/time.ts'
import { paymentMethods } from '#domain/written-quotes/quote-payments.ts'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { listPath, pageNumber, searchedText } from '#web/desk/lists/list-address.ts'

export interface MoneyQuery extends LedgerFilter {
  readonly period: LedgerPeriod
  /** Starts at 1. */
  readonly page: number
}

export function moneyQuery(params: URLSearchParams, today: CalendarDate): MoneyQuery {
  return {
    period: ledgerPeriod(params.get('period') ?? '', today),
    source: subjectKinds.find((each) => each === params.get('source')) ?? 'any',
    method: paymentMethods.find((each) => each === params.get('method')) ?? 'any',
    search: searchedText(params),
    page: pageNumber(params),
  }
}

/** Path of the filtered list, by default its first page. */
export const moneyPath = ({
  period,
  source,
  method,
  search,
  page,
}: Partial<Omit<MoneyQuery, 'period'>> & { readonly period: string }): string =>
  listPath(
    deskPaths.money,
    {
      period,
      source: source === 'any' ? '' : source,
      method: method === 'any' ? '' : method,
      q: search,
    },
    page,
  )

/** Path of a period's file; `part` counts QuickBooks files from 1. */
export function moneyFilePath(period: string, format: 'quickbooks' | 'all', file = 1): string {
  const params = new URLSearchParams({ period, format })
  if (file > 1) params.set('file', String(file))
  return `${deskPaths.exportMoney}?${params.toString()}`
}

export const fileNumber = (params: URLSearchParams): number =>
  Math.max(1, Math.trunc(Number(params.get('file') ?? 1)) || 1)
