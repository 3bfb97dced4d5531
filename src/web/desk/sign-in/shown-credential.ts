import type * as z from 'zod/mini'
import type { codeForm, passkeyForm, recoveryForm } from '#web/desk/forms/forms.ts'

export function shownCredential(
  submitted: z.infer<typeof codeForm> | z.infer<typeof passkeyForm> | z.infer<typeof recoveryForm>,
) {
  switch (submitted.intent) {
    case 'passkey':
      return { is: 'passkey', answer: submitted.answer } as const
    case 'code':
      return { is: 'code', code: submitted.code } as const
    case 'recovery-code':
      return { is: 'recovery-code', email: submitted.email, code: submitted.recoveryCode } as const
  }
}
