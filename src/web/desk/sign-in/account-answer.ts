import type { ActionAnswer } from '#web/desk/forms/answers.ts'

export type AccountAnswer =
  | ActionAnswer
  | { readonly is: 'passkey-added' }
  | { readonly is: 'calendar-link'; readonly url: string; readonly message: string | null }
