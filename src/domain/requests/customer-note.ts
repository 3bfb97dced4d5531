/** Longest note that a customer can add to their request, in characters. */
export const customerNoteLength = 1_000
