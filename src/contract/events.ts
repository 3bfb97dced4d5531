import * as z from 'zod/mini'
import type { EventWithSeats } from '#domain/events/event.ts'
import {
  answerLimit,
  fieldTypes,
  registrationFields,
  type FormField,
} from '#domain/events/form-field.ts'
import { isoString } from '#domain/time.ts'

/** A question of the registration form as calls 4 and 5 write it. */
const formField = z.object({
  fieldName: z.string(),
  label: z.string(),
  fieldType: z.enum(fieldTypes),
  required: z.boolean(),
  placeholder: z.optional(z.string()),
  options: z.optional(z.array(z.string())),
  validation: z.optional(z.object({ maxLength: z.int() })),
})

const listedFields = {
  _id: z.string(),
  eventId: z.string(),
  name: z.nullable(z.string()),
  description: z.nullable(z.string()),
  startDateTime: z.iso.datetime(),
  endDateTime: z.nullable(z.iso.datetime()),
  timezone: z.string(),
  eventType: z.string(),
  eventPrice: z.nullable(z.number()),
  images: z.array(z.string()),
  venue: z.object({ address: z.nullable(z.string()) }),
  /** Null for no limit. */
  capacity: z.nullable(z.int()),
  /** Confirmed and held seats. */
  totalAttendees: z.int(),
  cancelled: z.boolean(),
}

/** One event in the list. Prices are US dollars; times are ISO 8601 in UTC. */
const listedEventBody = z.object(listedFields)

/**
 * Answer of call 4, `GET /api/public/events?subdomain={tenant}`.
 *
 * @internal Used by tests alone; the server answers in this shape.
 */
export const eventsAnswer = z.object({ events: z.array(listedEventBody) })

/** Answer of call 5, `GET /api/events/{eventid}`: the event itself. */
export const eventAnswer = z.object({
  ...listedFields,
  hostedBy: z.nullable(z.string()),
  guestList: z.array(z.string()),
  perks: z.array(z.string()),
  videos: z.array(z.string()),
  /** Maximum number of people on one registration; missing if the event has no limit of its own. */
  partyLimit: z.optional(z.int()),
  raffle: z.boolean(),
  raffleGiftLink: z.array(z.string()),
  raffleDescription: z.nullable(z.string()),
  raffleWinners: z.array(z.string()),
  formFields: z.array(formField),
})

/** An event in the list. */
export type ListedEvent = z.infer<typeof listedEventBody>
/** An event on its own page. */
export type DetailedEvent = z.infer<typeof eventAnswer>
type WireFormField = z.infer<typeof formField>

function wireFormField(field: FormField): WireFormField {
  const question: WireFormField = {
    fieldName: field.name,
    label: field.label,
    fieldType: field.type,
    required: field.required,
    ...(field.placeholder === null ? {} : { placeholder: field.placeholder }),
  }
  switch (field.type) {
    case 'dropdown':
    case 'radio':
    case 'checkbox':
      return { ...question, options: [...field.options] }
    case 'textarea':
      return field.maxLength === null
        ? question
        : { ...question, validation: { maxLength: answerLimit(field) } }
    default:
      return question
  }
}

/** Converts an event to its entry in the list. */
export function listedEvent({ event, seatsTaken }: EventWithSeats): ListedEvent {
  return {
    _id: event.id,
    eventId: event.publicId,
    name: event.name,
    description: event.description,
    startDateTime: isoString(event.start),
    endDateTime: event.end === null ? null : isoString(event.end),
    timezone: event.timeZone,
    eventType: event.kind,
    eventPrice: event.priceCents === null ? null : event.priceCents / 100,
    images: [...event.images],
    venue: { address: event.venueAddress },
    capacity: event.capacity,
    totalAttendees: seatsTaken,
    cancelled: event.cancelled,
  }
}

/** Converts an event to the shape that `events import` reads, as the organizer wrote it. */
export function exportedEvent(stored: EventWithSeats): DetailedEvent {
  const { event } = stored
  return {
    ...listedEvent(stored),
    hostedBy: event.hostedBy,
    guestList: [...event.guests],
    perks: [...event.perks],
    videos: [...event.videos],
    ...(event.partyLimit === null ? {} : { partyLimit: event.partyLimit }),
    raffle: event.raffle !== null,
    raffleGiftLink: [...(event.raffle?.gifts ?? [])],
    raffleDescription: event.raffle?.description ?? null,
    raffleWinners: [...(event.raffle?.winners ?? [])],
    formFields: event.formFields.map(wireFormField),
  }
}

/** Converts an event for its own page, with every question of its registration form. */
export function detailedEvent({ event, seatsTaken }: EventWithSeats): DetailedEvent {
  const formFields = registrationFields(event.formFields)
  return exportedEvent({ event: { ...event, formFields }, seatsTaken })
}
