import type { RefusedForm } from '#web/desk/answers.ts'

/** What the pages of requests answer to a step. */
export type RequestAnswer =
  | RefusedForm
  | {
      readonly is: 'saved'
      /** `Saved 10:42 AM`, or what else has happened. */
      readonly message: string
      /** JSON of the edits that take it back; empty where nothing can. */
      readonly takeBack: string
    }
  /** Refused as a whole, in a sentence. */
  | { readonly is: 'failed'; readonly message: string }
