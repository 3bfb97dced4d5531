import * as z from 'zod/mini'
import { emailMaxLength, emailMessage } from '#domain/fields.ts'
import { day, minute, monthsBefore, type Instant } from '#domain/time.ts'
import { requiredEmail } from '#domain/typed-fields.ts'

/** Schema of the form that asks for an email when a product is back. */
export const restockForm = z.object({
  email: requiredEmail(emailMessage).check(z.maxLength(emailMaxLength, { error: emailMessage })),
})

/** Maximum number of products that one address can wait for at a time. */
export const maxWaits = 20

/** The visitor's consent, stored with their address. */
export const restockConsent = (shortName: string, product: string) =>
  `${shortName} will email you when we have ${product} again: one email now to confirm, and one when it is back. We erase your email address within a month after that, or right away if you use the link in either email. We use it for nothing else.`

/**
 * How long a product must stay back in stock before anyone is notified, in milliseconds: longer
 * than "Undo" is shown, so that a mistake does not email everyone.
 */
export const restockDelay = minute

/** When emails about products that are back on a set day leave, rather than just after midnight. */
export const restockMorning = '09:00'

/** Moments before which waits are deleted: a month after the email, or a year after the request. */
export const forgottenWaits = (now: Instant) => ({
  notifiedBefore: now - 30 * day,
  askedBefore: monthsBefore(now, 12),
})
