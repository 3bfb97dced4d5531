/** The ways on after a failed request. */
export type Recourse =
  /** The visitor can change the form, or send it again unchanged. */
  | 'send-again'
  /** The address has an answer, which its owner can change; or it was mistyped. */
  | 'update'
  /** The visitor needs a new code. */
  | 'new-code'
  /** The event accepts no such answer anymore. */
  | 'none'

/** The recourse after a refusal with this code; null if no answer came. */
export function recourseAfter(code: string | null): Recourse {
  switch (code) {
    case 'already-answered':
      return 'update'
    case 'bad-token':
    case 'code-spent':
    case 'code-expired':
      return 'new-code'
    case 'fully-booked':
    case 'closed':
    case 'event-cancelled':
    case 'unknown-event':
    case 'answer-replaced':
    case 'conflict':
      return 'none'
    default:
      return 'send-again'
  }
}

/** Whether the form under an error dialog still has the typed values, to be sent again. */
export const preservesAnswers = (at: string, recourse: Recourse): boolean =>
  ['send-again', 'update'].includes(recourse) && ['registration', 'decline', 'email'].includes(at)
