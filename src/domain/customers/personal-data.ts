import { countedIfAny } from '#domain/counts.ts'
import { keysOf } from '#domain/keys-of.ts'
import { dateOf, monthsBefore, type Instant } from '#domain/time.ts'

/** Records that deleting a person removes, each with its name in the singular. */
const deletable = {
  requests: 'request',
  registrations: 'registration',
  visits: 'visit',
  /** Visits that are still to come are counted for themselves, since a colleague counts on them. */
  plannedVisits: 'planned visit',
  /** Written quotes that were not accepted. */
  quotes: 'quote',
  /** Sent and received. */
  emails: 'email',
  /** Attachments of received emails. */
  files: 'file',
  /** Notes and logged calls of colleagues. */
  notes: 'note',
} as const

/** Number of stored records about a person. */
export interface PersonalData extends Readonly<Record<keyof typeof deletable, number>> {
  /** When each payment came in; payments stay with the name when the person is deleted. */
  readonly paymentsAt: readonly Instant[]
  /** When each accepted quote was accepted; they stay as long as payments. */
  readonly acceptedAt: readonly Instant[]
}

/** Whether deleting removes anything; payments and accepted quotes stay. */
export const hasDeletable = (data: PersonalData): boolean =>
  keysOf(deletable).some((name) => data[name] > 0)

/**
 * Texts on what deleting a person's data removes, and on what stays and why; null if nothing stays.
 */
export function deletionText(
  data: PersonalData,
  moneyMonths: number,
  zone: string,
): { readonly goes: string; readonly stays: string | null } {
  const { paymentsAt, acceptedAt } = data
  const going = [
    'The contact',
    ...keysOf(deletable).map((name) => countedIfAny(data[name], deletable[name])),
  ].filter((part) => part !== '')
  const staying = [
    staysWith(countedIfAny(acceptedAt.length, 'accepted quote'), 'the contact details'),
    staysWith(countedIfAny(paymentsAt.length, 'payment'), 'the name'),
  ].filter((part) => part !== '')
  const verb = paymentsAt.length + acceptedAt.length === 1 ? 'stays' : 'stay'
  return {
    goes: `${listed(going)} ${going.length === 1 ? 'goes' : 'go'}`,
    stays:
      staying.length === 0
        ? null
        : `${listed(staying)} ${verb} ${untilText([...paymentsAt, ...acceptedAt], moneyMonths, zone)}, as tax law requires`,
  }
}

const staysWith = (records: string, what: string) =>
  records === '' ? '' : `${records} with ${what}`

function untilText(paymentsAt: readonly Instant[], moneyMonths: number, zone: string): string {
  if (moneyMonths === 0) return 'forever'
  const end = monthsBefore(Math.max(...paymentsAt), -moneyMonths)
  return `until ${dateOf(end, zone).slice(0, 4)}`
}

/** `a, b and c` */
function listed(parts: readonly string[]): string {
  const first = parts.slice(0, -1).join(', ')
  return [first, parts.at(-1) ?? ''].filter((part) => part !== '').join(' and ')
}
