import type { Fee } from '#domain/money/ledger.ts'
import { formatCalendarDate, formatMonthAndDay } from '#domain/time.ts'

/** Payout date, for a column: `Apr 14`. */
export function payoutText(fee: Fee): string {
  if (fee.is !== 'known' || fee.payout === null) return ''
  const { state, arrivesOn } = fee.payout
  if (state === 'failed') return 'Failed'
  return formatMonthAndDay(arrivesOn)
}

export function payoutSentence(fee: Fee): string {
  if (fee.is !== 'known') return ''
  if (fee.payout === null) return 'Not on its way to the bank yet'
  const { id, state, arrivesOn } = fee.payout
  const on = formatCalendarDate(arrivesOn)
  switch (state) {
    case 'paid':
      return `At the bank on ${on}, with payout ${id}`
    case 'on-its-way':
      return `On its way to the bank, due there on ${on}, with payout ${id}`
    case 'failed':
      return `The bank sent payout ${id} back; the payment provider says why`
  }
}
