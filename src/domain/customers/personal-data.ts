import { countedIfAny } from '#domain/counts.ts'
import { dateOf, monthsBefore, type Instant } from '#domain/time.ts'

/** Number of stored records about a person. */
export interface PersonalData {
  readonly requests: number
  readonly registrations: number
  readonly visits: number
  /** Written quotes that were not accepted. */
  readonly quotes: number
  /** Sent and received. */
  readonly emails: number
  /** Attachments of received emails. */
  readonly files: number
  /** Notes and logged calls of colleagues. */
  readonly notes: number
  /** When each payment came in; payments stay with the name when the person is deleted. */
  readonly paymentsAt: readonly Instant[]
  /** When each accepted quote was accepted; they stay as long as payments. */
  readonly acceptedAt: readonly Instant[]
}

/** Whether deleting removes anything; payments and accepted quotes stay. */
export const hasDeletable = (data: PersonalData): boolean =>
  data.requests +
    data.registrations +
    data.visits +
    data.quotes +
    data.emails +
    data.files +
    data.notes >
  0

/**
 * Texts on what deleting a person's data removes, and on what stays and why; null if nothing stays.
 */
export function deletionText(
  {
    requests,
    registrations,
    visits,
    quotes,
    emails,
    files,
    notes,
    paymentsAt,
    acceptedAt,
  }: PersonalData,
  moneyMonths: number,
  zone: string,
): { readonly goes: string; readonly stays: string | null } {
  const going = [
    'The contact',
    countedIfAny(requests, 'request'),
    countedIfAny(registrations, 'registration'),
    countedIfAny(visits, 'visit'),
    countedIfAny(quotes, 'quote'),
    countedIfAny(emails, 'email'),
    countedIfAny(files, 'file'),
    countedIfAny(notes, 'note'),
  ].filter((part) => part !== '')
  const staying = [
    countedIfAny(acceptedAt.length, 'accepted quote'),
    countedIfAny(paymentsAt.length, 'payment'),
  ].filter((part) => part !== '')
  const verb = paymentsAt.length + acceptedAt.length === 1 ? 'stays' : 'stay'
  return {
    goes: `${listed(going)} ${going.length === 1 ? 'goes' : 'go'}`,
    stays:
      staying.length === 0
        ? null
        : `${listed(staying)} ${verb} ${untilText([...paymentsAt, ...acceptedAt], moneyMonths, zone)} with the name, as tax law requires`,
  }
}

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
