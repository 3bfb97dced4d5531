import type { EventWithSeats } from '#domain/events/event.ts'

/** The event without the data that only its own page shows. */
export const listed = ({ event, seatsTaken }: EventWithSeats): EventWithSeats => ({
  event: {
    ...event,
    videos: [],
    hostedBy: null,
    guests: [],
    perks: [],
    raffle: null,
    formFields: [],
  },
  seatsTaken,
})
