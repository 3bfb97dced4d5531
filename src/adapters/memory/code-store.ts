import { codeLifetime, resendWait, tokenIsLive, tryCode } from '#domain/bookings/email-code.ts'
import { emailKey } from '#domain/fields.ts'
import { err, ok } from '#domain/result.ts'
import { hour } from '#domain/time.ts'
import type { CodeStore } from '#ports/code-store.ts'
import type { Ids } from '#ports/ids.ts'
import { bookingOf, queueMailsAbout } from './booking-steps.ts'
import type { MemoryWorld } from './memory-world.ts'

/** How long codes are kept, in milliseconds: they count against new ones for an hour. */
const keptFor = Math.max(codeLifetime, hour)

export function memoryCodeStore(world: MemoryWorld, ids: Ids): CodeStore {
  return {
    async issue(code, now, mailsFor) {
      const key = emailKey(code.email)
      const earlier = [...world.codes.values()].filter(
        ({ eventId, email }) => eventId === code.eventId && emailKey(email) === key,
      )
      const issued = earlier.map(({ issuedAt }) => issuedAt)
      const waitMs = resendWait(issued, now)
      if (waitMs > 0) return err({ code: 'code-too-soon', waitMs })
      const booking = bookingOf(world, code.eventId, code.email) ?? null
      const mails = booking === null ? [] : mailsFor(booking)
      for (const one of earlier) world.codes.set(one.challengeId, { ...one, isSpent: true })
      world.codes.set(code.challengeId, {
        ...code,
        bookingId: booking?.id ?? null,
        issuedAt: now,
        wrongTries: 0,
        isSpent: false,
      })
      queueMailsAbout(world, ids, mails, booking, now)
      return ok(true)
    },

    async verify({ eventId, challengeId, codeHash, tokenHash }, now) {
      const code = world.codes.get(challengeId)
      if (code?.eventId !== eventId) return err({ code: 'code-expired' })
      const booking = world.bookings.get(code.bookingId ?? '')
      const tried = tryCode(code, booking !== undefined && code.codeHash === codeHash, now)
      world.codes.set(challengeId, { ...code, ...tried.code })
      if (!tried.result.ok) return tried.result
      // Another answer of the address stands now, and a new code opens that one.
      if (booking === undefined || booking.isSuperseded) return err({ code: 'code-expired' })
      world.tokens.set(tokenHash, { bookingId: booking.id, issuedAt: now, isSpent: false })
      return ok(booking)
    },

    async purge(now) {
      for (const [id, { issuedAt }] of world.codes) {
        if (issuedAt + keptFor <= now) world.codes.delete(id)
      }
      for (const [hash, token] of world.tokens) {
        if (!tokenIsLive(token, now)) world.tokens.delete(hash)
      }
    },
  }
}
