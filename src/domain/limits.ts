/** How often something may be done: so many times in each window of so many seconds. */
export interface Limit {
  readonly points: number
  readonly seconds: number
}

const tenMinutes = 600
const anHour = 3600

/**
 * Every limit of the site. Those per network leave room for an office, or a hall full of guests,
 * behind one address; those per mailbox keep us from filling the mailbox of someone else.
 */
export const limits = {
  /** Whatever changes something, per network. */
  writes: { points: 600, seconds: tenMinutes },
  /** Clients and quote requests, per network: two for each form. */
  quotes: { points: 120, seconds: tenMinutes },
  /** Clients, per mailbox: each request sends an acknowledgement there. */
  'quotes-of-mailbox': { points: 20, seconds: anHour },
  /** Waits for a product, per network: each sends an email to whatever address is typed. */
  'restock-waits': { points: 60, seconds: tenMinutes },
  /** Answers, questions and payments of written quotes, per network; opening one is such a call too. */
  'quote-answers': { points: 240, seconds: tenMinutes },
  /** Registrations, per network. Seats are guarded by the rule of one booking for an address. */
  registrations: { points: 240, seconds: tenMinutes },
  /** Declines, per network and per mailbox. */
  declines: { points: 60, seconds: tenMinutes },
  'declines-of-mailbox': { points: 20, seconds: anHour },
  /** Requests for a code, per network and, over all events together, per mailbox. */
  'code-requests': { points: 20, seconds: tenMinutes },
  'code-requests-of-mailbox': { points: 10, seconds: anHour },
  /** Tries of a code, per network; each code has tries of its own besides. */
  'code-tries': { points: 40, seconds: tenMinutes },
  /** Changes, per network and per booking; each change needs a code of its own besides. */
  changes: { points: 60, seconds: tenMinutes },
  'changes-of-booking': { points: 20, seconds: tenMinutes },
  /** Results of bookings, per network: a page that waits for a payment asks six times. */
  results: { points: 1200, seconds: tenMinutes },
  /**
   * Event pages, calls and whatever else is read, per network and process: fifty a second is more
   * than an office or a search engine asks for, and far less than the server bears. Pages that lie
   * ready and files are not counted: refusing one costs as much as sending it.
   */
  reads: { points: 3000, seconds: 60 },
  /** Photographs that are begun, and their parts of 1 MB, per network. */
  photographs: { points: 120, seconds: anHour },
  'photograph-parts': { points: 240, seconds: anHour },
  /** Calendars of colleagues, per network: providers fetch for many from one address. */
  'calendar-feeds': { points: 300, seconds: tenMinutes },
  /** Looking up what is typed into an address field, per network. */
  suggestions: { points: 300, seconds: 60 },
} as const satisfies Record<string, Limit>

export type LimitName = keyof typeof limits

/** What a limit says to one more try; `retryAfterMs` is the rest of the window, above 0. */
export type Allowance =
  | { readonly is: 'allowed' }
  | { readonly is: 'refused'; readonly retryAfterMs: number }
