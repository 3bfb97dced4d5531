import type { ActionAnswer } from '#web/desk/answers.ts'

interface Named {
  readonly id: string
  readonly name: string
}

export type CustomerAnswer =
  | ActionAnswer
  | { readonly is: 'added'; readonly id: string }
  /** The email address or phone is another's, who may be the same person. */
  | { readonly is: 'taken'; readonly contact: string; readonly customer: Named }
  /** Some are known who may be the same person; `about` tells them apart. */
  | {
      readonly is: 'recognized'
      readonly customers: readonly (Named & { readonly about: string })[]
    }
