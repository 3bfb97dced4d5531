/** The outcome of a call. */
export const callOutcomes = ['reached', 'voicemail', 'no-answer'] as const
export type CallOutcome = (typeof callOutcomes)[number]
