import * as z from 'zod/mini'
import { emailMaxLength, emailMessage } from '#domain/fields.ts'
import { day, minute, monthsBefore, type Instant } from '#domain/time.ts'
import { requiredEmail } from '#domain/typed-fields.ts'

/** Asks for an email once a product is back. */
export const restockForm = z.object({
  email: requiredEmail(emailMessage).check(z.maxLength(emailMaxLength, { error: emailMessage })),
})

/** Most products that one address can wait for. */
export const maxWaits = 20

/** What a visitor agrees to, stored with their address. */
export const restockConsent = (shortName: string, product: string) =>
  `${shortName} will email you when we have ${product} again: one email now to confirm, and one when it is back. We erase your email address within a month after that, or right away if you use the link in either email. We use it for nothing else.`

/**
 * How long what is out of stock stays as it is before anyone is told that something is back, in
 * milliseconds: longer than "Undo" is shown, or a slip of the hand would write to everyone.
 */
export const restockDelay = minute

/** When people hear of what is back by its day, and not just after midnight. */
export const restockMorning = '09:00'

/** Which waits are forgotten: told a month ago, or asked a year ago. */
export const forgottenWaits = (now: Instant) => ({
  toldBefore: now - 30 * day,
  askedBefore: monthsBefore(now, 12),
})
