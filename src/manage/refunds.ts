import { dollars } from '#domain/events/price.ts'
import type { RefundRefusal } from '#ports/booking-store.ts'
import { refundBooking, type RefundOutcome } from '#usecases/bookings/refund-booking.ts'
import { CommandError, type Command } from './command.ts'
import { siteDependencies, unknownBooking } from './site-dependencies.ts'

export const bookingsRefund: Command = {
  name: 'bookings refund',
  usage: 'ID',
  help: 'Refunds what is due for a booking, through the payment provider, and tells the guest.',
  positionals: 1,
  async run(context, { positionals: [bookingId = ''] }) {
    const refunded = await refundBooking(await siteDependencies(context))(bookingId)
    if (!refunded.ok) throw new CommandError(refusalSentence(refunded.error.code, bookingId))
    context.print(outcomeSentence(refunded.value))
  },
}

function outcomeSentence(outcome: RefundOutcome): string {
  const { email, refundCents, isWaiting, refusal, failure } = outcome
  const amount = `$${dollars(refundCents)}`
  const guest = email === null ? 'the guest' : email || 'a guest whose data was deleted'
  if (failure !== null) {
    return `${amount} for ${guest} could not be refunded: ${failure}. It is due again.`
  }
  if (!isWaiting) return `Refunded ${amount} to ${guest}.`
  const problem =
    refusal === null
      ? 'The payment provider did not answer'
      : `The payment provider says no: ${refusal} Settle that with the provider`
  return `${amount} for ${guest} is noted. ${problem}; the running site keeps trying.`
}

function refusalSentence(code: RefundRefusal['code'], bookingId: string): string {
  switch (code) {
    case 'unknown-booking':
      return unknownBooking(bookingId)
    case 'nothing-due':
      return `Nothing is due for booking ${bookingId}, so nothing was refunded.`
    case 'disputed':
      return `The guest disputes what they paid for booking ${bookingId}, and the bank has taken it. Refunding that as well would pay it twice, so nothing was refunded.`
  }
}
