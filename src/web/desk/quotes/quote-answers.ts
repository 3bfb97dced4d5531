import type { FailedAnswer, SavedAnswer } from '#web/desk/answers.ts'

export const wrongDrawing = 'This is not a PDF, or it is larger than 10 MB.'

/** Message for a file that is refused before the upload. */
export const tooLargeDrawing =
  'This file is larger than 10 MB. Save the PDF smaller, then choose it again.'

export type QuoteAnswer =
  | FailedAnswer
  | SavedAnswer
  /** A saved draft. */
  | { readonly is: 'kept'; readonly revision: number; readonly message: string }
  /** `revision`: of the quote after the action, if it changed one. */
  | { readonly is: 'done'; readonly message: string; readonly revision?: number }

type Outcome = Extract<QuoteAnswer, { is: 'done' }>

/** Whether an answer belongs to the quote's current revision. */
export const isOutcomeAt = (revision: number, answer: QuoteAnswer | undefined): answer is Outcome =>
  answer?.is === 'done' && answer.revision === revision
