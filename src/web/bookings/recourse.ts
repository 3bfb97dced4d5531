/** The ways on after a failed request. */
export type Recourse =
  /** Change what was typed, or send it again as it is. */
  | 'send-again'
  /** Only a new code helps. */
  | 'new-code'
  /** Nothing: the event takes no such answer any more. */
  | 'none'

/** The recourse after a refusal with this code; null where no answer came. */
export function recourseAfter(code: string | null): Recourse {
  switch (code) {
    case 'bad-token':
    case 'code-spent':
    case 'code-expired':
      return 'new-code'
    case 'fully-booked':
    case 'closed':
    case 'event-cancelled':
    case 'unknown-event':
    case 'conflict':
      return 'none'
    default:
      return 'send-again'
  }
}

/** Whether the form under an error dialog still holds what was typed, to be sent again. */
export function preservesAnswers(at: string, recourse: Recourse): boolean {
  return recourse === 'send-again' && ['registration', 'decline', 'email'].includes(at)
}
