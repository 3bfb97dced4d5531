/** Fields that set the size of a party. */
export type AttendeeField = 'adults' | 'children'

export const isAttendeeField = (name: string): name is AttendeeField =>
  name === 'adults' || name === 'children'

/** Bounds of a party: adults from 1, children from 0, each at most 50. */
export const attendeeBounds = {
  adults: { min: 1, max: 50 },
  children: { min: 0, max: 50 },
} as const

/** A count of attendees written in digits, within the bounds of its field; null otherwise. */
export function parseAttendeeCount(name: AttendeeField, text: string): number | null {
  const { min, max } = attendeeBounds[name]
  const count = /^\d{1,3}$/.test(text) ? Number(text) : -1
  return count >= min && count <= max ? count : null
}
