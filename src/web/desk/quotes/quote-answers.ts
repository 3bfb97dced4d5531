import type { FailedAnswer, SavedAnswer } from '#web/desk/forms/answers.ts'

export const wrongDrawing = 'This is not a PDF, or it is larger than 10 MB.'

/** Message for a file that is refused before the upload. */
export const tooLargeDrawing =
  'This file is larger than 10 MB. Save the PDF smaller, then choose it again.'

export type QuoteAnswer = FailedAnswer | SavedAnswer

/** Whether an answer belongs to the quote's current revision. */
export const isOutcomeAt = (
  revision: number,
  answer: QuoteAnswer | undefined,
): answer is SavedAnswer => answer?.is === 'saved' && answer.revision === revision
