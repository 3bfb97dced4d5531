import { useState } from 'react'
import { Button, type ButtonVariant } from '#web/desk/button.tsx'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import type { FailedAnswer } from '#web/desk/forms/answers.ts'
import { formKeyField } from '#web/desk/forms/form-key.ts'
import { SubmissionForm, useAction } from '#web/desk/forms/use-submission.tsx'
import { useHydrated } from '#web/hydrated.ts'

/** Creates a quote and opens it; a form key makes a double press create one. */
export function NewQuoteButton({
  subject,
  id,
  variant = 'outline',
  children,
}: {
  readonly subject: 'nobody-known' | 'request' | 'customer' | 'change-of'
  readonly id: string
  readonly variant?: ButtonVariant
  readonly children: React.ReactNode
}) {
  const submission = useAction<FailedAnswer>(deskPaths.newQuote)
  const isHydrated = useHydrated()
  const [key] = useState(() => crypto.randomUUID())
  return (
    <SubmissionForm submission={submission} className="contents">
      <input type="hidden" name="subject" value={subject} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name={formKeyField} value={key} suppressHydrationWarning />
      {/* Before hydration it would post to the current page. */}
      <Button type="submit" variant={variant} disabled={submission.isBusy || !isHydrated}>
        {children}
      </Button>
      {submission.data === undefined ? null : (
        <output className="text-second font-semibold text-brick">{submission.data.message}</output>
      )}
    </SubmissionForm>
  )
}
