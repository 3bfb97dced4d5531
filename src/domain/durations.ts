// In a file of its own, so that the quote form does not load `time.ts` for one constant.

/** Milliseconds in a second, a minute, an hour and a day of 24 hours. */
export const second = 1000
export const minute = 60 * second
export const hour = 60 * minute
export const day = 24 * hour
