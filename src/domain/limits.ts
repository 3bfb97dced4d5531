/** A rate limit: so many points in each window of so many seconds. */
export interface Limit {
  readonly points: number
  readonly seconds: number
}

const tenMinutes = 600
const anHour = 3600

/**
 * Every limit of the site. Limits per network allow for an office, or a hall full of guests, behind
 * one address; limits per mailbox protect other people's mailboxes from our email.
 */
export const limits = {
  /** All writes, per network. */
  writes: { points: 600, seconds: tenMinutes },
  /** Clients and quote requests, per network; each form makes two calls. */
  quotes: { points: 120, seconds: tenMinutes },
  /** Clients, per mailbox, because each request sends an acknowledgment there. */
  'quotes-of-mailbox': { points: 20, seconds: anHour },
  /** Waits for a product, per network, because each sends an email to a typed address. */
  'restock-waits': { points: 60, seconds: tenMinutes },
  /** Notes on a request and photographs, per network; each of them alerts the desk. */
  'request-additions': { points: 60, seconds: tenMinutes },
  /** Answers, questions and payments of written quotes, per network; opening a quote counts too. */
  'quote-answers': { points: 240, seconds: tenMinutes },
  /** Registrations, per network. Seats are protected by the rule of one booking per address. */
  registrations: { points: 240, seconds: tenMinutes },
  /** Declines, per network and per mailbox. */
  declines: { points: 60, seconds: tenMinutes },
  'declines-of-mailbox': { points: 20, seconds: anHour },
  /** Requests for a code, per network, and per mailbox over all events. */
  'code-requests': { points: 20, seconds: tenMinutes },
  'code-requests-of-mailbox': { points: 10, seconds: anHour },
  /** Tries of a code, per network; each code also has its own tries. */
  'code-tries': { points: 40, seconds: tenMinutes },
  /** Changes, per network and per booking; each change also needs its own code. */
  changes: { points: 60, seconds: tenMinutes },
  'changes-of-booking': { points: 20, seconds: tenMinutes },
  /** Results of bookings, per network: a page that waits for a payment asks six times. */
  results: { points: 1200, seconds: tenMinutes },
  /**
   * Event pages, calls and other reads, per network and process. Fifty a second is more than an
   * office or a search engine needs, and far less than the server can handle. Stored pages and
   * files are not counted, since refusing one costs as much as sending it.
   */
  reads: { points: 3000, seconds: 60 },
  /** Photographs and their parts of 1 MB, per network. */
  photographs: { points: 120, seconds: anHour },
  'photograph-parts': { points: 240, seconds: anHour },
  /** Parts of the desk's pictures, per network; no other write counts them. */
  'picture-parts': { points: 1200, seconds: tenMinutes },
  /** Calendars of colleagues, per network: providers fetch for many users from one address. */
  'calendar-feeds': { points: 300, seconds: tenMinutes },
  /** Address suggestions, per network. */
  suggestions: { points: 300, seconds: 60 },
} as const satisfies Record<string, Limit>

export type LimitName = keyof typeof limits

/** The answer of a limit to one more request; `retryAfterMs` is the rest of the window, above 0. */
export type Allowance =
  | { readonly is: 'allowed' }
  | { readonly is: 'refused'; readonly retryAfterMs: number }
