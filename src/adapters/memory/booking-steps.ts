import type { Booking, Transition } from '#domain/bookings/booking.ts'
import { emailKey } from '#domain/fields.ts'
import type { Instant } from '#domain/time.ts'
import type { At, MailsFor } from '#ports/booking-store.ts'
import type { Ids } from '#ports/ids.ts'
import type { MailDraft } from '#ports/mail-outbox.ts'
import type { StoredEvent } from '#ports/event-store.ts'
import { queueMail } from './mail-outbox.ts'
import type { MemoryWorld } from './memory-world.ts'

/** The answer of an address to an event that stands. */
export function bookingOf({ bookings }: MemoryWorld, eventId: string, email: string) {
  const key = emailKey(email)
  return [...bookings.values()].find(
    (booking) =>
      booking.eventId === eventId && !booking.isSuperseded && emailKey(booking.email) === key,
  )
}

/** The event as it stands once the seats of the transition have moved. */
export function afterStep(stored: StoredEvent, { seatsChange }: Transition): StoredEvent {
  return { ...stored, seatsTaken: stored.seatsTaken + seatsChange }
}

/** Keeps a step with its mails, or nothing where these cannot be written. */
export function carryOut<Step extends Transition>(
  world: MemoryWorld,
  ids: Ids,
  stored: StoredEvent,
  step: Step,
  now: Instant,
  mailsFor: MailsFor<At<Step>>,
): At<Step> {
  const outcome = { ...step, event: afterStep(stored, step) }
  const mails = mailsFor(outcome)
  keep(world, outcome, outcome.event)
  queueMailsAbout(world, ids, mails, outcome.booking, now)
  return outcome
}

export function keep(world: MemoryWorld, step: Transition, event: StoredEvent): void {
  if (step.superseded !== null) world.bookings.set(step.superseded.id, step.superseded)
  world.bookings.set(step.booking.id, step.booking)
  world.events.set(event.event.id, event)
}

/** Queues mails that speak of a booking; none goes to a guest who was forgotten. */
export function queueMailsAbout(
  world: MemoryWorld,
  ids: Ids,
  drafts: readonly MailDraft[],
  booking: Booking | null,
  now: number,
): void {
  for (const draft of drafts.filter(({ to }) => to !== '')) {
    const id = ids.newId()
    queueMail(world, id, draft, now)
    if (booking !== null) world.mailsAbout.set(id, booking.id)
  }
}
