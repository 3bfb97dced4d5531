import type { FailedAnswer, SavedAnswer } from '#web/desk/answers.ts'

/** Of a file that is no drawing for a quote. */
export const wrongDrawing = 'This is not a PDF, or it is larger than 10 MB.'

/** The same of one that is not even sent. */
export const tooLargeDrawing =
  'This file is larger than 10 MB. Save the PDF smaller, then choose it again.'

/** What the page of a quote answers. */
export type QuoteAnswer =
  | FailedAnswer
  | SavedAnswer
  /** The draft, as of that revision. */
  | { readonly is: 'kept'; readonly revision: number; readonly message: string }
  /** A step; `revision`: the one that it left, where it made one. */
  | { readonly is: 'done'; readonly message: string; readonly revision?: number }

type Outcome = Extract<QuoteAnswer, { is: 'done' }>

/** Whether an answer says what was done last to a quote, which has that revision now. */
export const isOutcomeAt = (revision: number, answer: QuoteAnswer | undefined): answer is Outcome =>
  answer?.is === 'done' && answer.revision === revision
