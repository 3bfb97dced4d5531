/** Longest note that a customer adds to their request, in characters. */
export const customerNoteLength = 1_000
