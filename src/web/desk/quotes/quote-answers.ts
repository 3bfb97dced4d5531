import type { FailedStep, SavedStep } from '#web/desk/answers.ts'

/** What the page of a quote answers. */
export type QuoteAnswer =
  | FailedStep
  | SavedStep
  /** The draft, as of that revision. */
  | { readonly is: 'kept'; readonly revision: number; readonly message: string }
  | { readonly is: 'done'; readonly message: string }
