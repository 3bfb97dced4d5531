import type { Booking } from '#domain/bookings/booking.ts'
import { changeAnswer } from '#domain/bookings/change.ts'
import { lapseHold } from '#domain/bookings/payment.ts'
import { decline, register } from '#domain/bookings/register.ts'
import { tokenIsLive } from '#domain/bookings/email-code.ts'
import { emailKey } from '#domain/fields.ts'
import { err, ok } from '#domain/result.ts'
import type { BookingStore } from '#ports/booking-store.ts'
import type { Ids } from '#ports/ids.ts'
import { afterStep, bookingOf, carryOut, keep } from './booking-steps.ts'
import { memoryPaymentSteps } from './payment-steps.ts'
import type { MemoryWorld } from './memory-world.ts'

export function memoryBookingStore(world: MemoryWorld, ids: Ids): BookingStore {
  return {
    ...memoryPaymentSteps(world, ids),

    async reserve(registration, now, mailsFor) {
      const stored = world.events.get(registration.eventId)
      if (stored === undefined) return err({ code: 'unknown-event' })
      const { event, seatsTaken } = stored
      const existing = bookingOf(world, event.id, registration.email) ?? null
      const step = register(existing, registration, event, seatsTaken, now)
      if (!step.ok) return step
      return ok(carryOut(world, ids, stored, step.value, now, mailsFor))
    },

    async decline(request, now, mailsFor) {
      const stored = world.events.get(request.eventId)
      if (stored === undefined) return err({ code: 'unknown-event' })
      const existing = bookingOf(world, stored.event.id, request.email) ?? null
      const step = decline(existing, request, stored.event, now)
      if (!step.ok) return step
      return ok(carryOut(world, ids, stored, step.value, now, mailsFor))
    },

    async change({ eventId, bookingId, tokenHash, change }, now, mailsFor) {
      const stored = world.events.get(eventId)
      if (stored === undefined) return err({ code: 'unknown-event' })
      const token = world.tokens.get(tokenHash)
      const booking = world.bookings.get(bookingId)
      const isProven = token?.bookingId === bookingId && tokenIsLive(token, now)
      const isTheirs = booking?.eventId === eventId && !booking.isSuperseded
      if (token === undefined || !isProven || !isTheirs) {
        return err({ code: 'bad-token' })
      }
      const step = changeAnswer(booking, change, stored.event, stored.seatsTaken, now)
      if (!step.ok) return step
      const outcome = carryOut(world, ids, stored, step.value, now, mailsFor)
      world.tokens.set(tokenHash, { ...token, isSpent: true })
      return ok(outcome)
    },

    async expireHolds(now) {
      return [...world.bookings.values()].flatMap((booking) => {
        const stored = world.events.get(booking.eventId)
        const step = lapseHold(booking, now)
        if (step === null || stored === undefined) return []
        keep(world, step, afterStep(stored, step))
        return step
      })
    },

    async find(eventId, bookingId) {
      const booking = world.bookings.get(bookingId)
      return booking?.eventId === eventId ? booking : null
    },

    async list(eventId) {
      return [...world.bookings.values()]
        .filter((booking) => booking.eventId === eventId)
        .toSorted((a, b) => a.bookedAt - b.bookedAt || (a.id < b.id ? -1 : 1))
    },

    async erase(email) {
      const key = emailKey(email)
      if (key === '') return 0
      for (const [id, mail] of world.mails) {
        if (emailKey(mail.to) === key) world.mails.delete(id)
      }
      for (const [id, code] of world.codes) {
        if (emailKey(code.email) === key) world.codes.delete(id)
      }
      return forget((booking) => emailKey(booking.email) === key)
    },

    async eraseOfEventsBefore(moment) {
      return forget(({ eventId, email }) => {
        const event = world.events.get(eventId)?.event
        return email !== '' && event !== undefined && (event.end ?? event.start) < moment
      })
    },
  }

  function forget(isMeant: (booking: Booking) => boolean): number {
    const theirs = [...world.bookings.values()].filter(isMeant)
    for (const booking of theirs) {
      world.bookings.set(booking.id, {
        ...booking,
        email: '',
        answers: [],
        message: null,
        order: booking.order && { ...booking.order, answers: [] },
      })
    }
    const erased = new Set(theirs.map(({ id }) => id))
    for (const [id, about] of world.mailsAbout) if (erased.has(about)) world.mails.delete(id)
    for (const [hash, { bookingId }] of world.tokens) {
      if (erased.has(bookingId)) world.tokens.delete(hash)
    }
    return theirs.length
  }
}
