import { paths } from '#domain/site/paths.ts'
import type { ChatAnswer } from '#domain/chat/book.ts'

const next = ['Working Hours', 'Location', 'Back to Menu', 'Reset Chat'] as const

const booking = ['booking', 'registration', 'reservation', 'rsvp', 'answer', 'seat'] as const

/** The answer to how a guest changes or cancels, and to where their ticket is. */
export const bookingAnswer: ChatAnswer = {
  id: 'booking',
  kind: 'event',
  text: [
    'Your booking is in the email that we sent when you registered; there is no other ticket. To change or cancel it, choose “Update Your Answer Here” on the page of the event, and we will email you a code. If you cancel and have paid, we will refund you.',
  ],
  link: { label: 'Find Your Event', href: paths.events },
  next,
  strong: [
    ...booking.flatMap((what) => [
      `cancel my ${what}`,
      `change my ${what}`,
      `update my ${what}`,
      `find my ${what}`,
      `to my ${what}`,
      `status of my ${what}`,
    ]),
    ...['event', 'workshop', 'class'].flatMap((what) => [
      `refund for the ${what}`,
      `refund for my ${what}`,
      `my ${what} refundable`,
      `cancel the ${what}`,
      `receipt for my ${what}`,
      `receipt for the ${what}`,
    ]),
    'my ticket',
    'lost the ticket',
    'find the ticket',
    'unregister',
    'get the code',
    'get a code',
    'no code',
  ],
  weak: ['cancel', 'cant make it', 'no longer come', 'not come', 'cant come', 'the code'],
}

/** The answer about all events. The coming ones stand below it. */
export const eventsAnswer = (text: string): ChatAnswer => ({
  id: 'events',
  kind: 'event',
  text: [text],
  link: { label: 'See Upcoming Events', href: paths.events },
  next,
  strong: [
    'event',
    'workshop',
    'class',
    'open house',
    'rsvp',
    'raffle',
    'ticket',
    'booking',
    'reservation',
    'admission',
    'entrance fee',
    'entry fee',
    'free to attend',
    'free to come',
    "what's on",
    'happening this',
    'coming up',
    'waitlist',
    'waiting list',
  ],
  weak: ['register', 'sign up', 'seat', 'kids', 'booked', 'sale', 'what is next', "what's next"],
})
