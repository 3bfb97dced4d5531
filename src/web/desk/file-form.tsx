import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import type { FailedAnswer } from './answers.ts'
import { Button, type ButtonLook } from './button.tsx'
import type { ConfirmFirst } from './confirm-first.ts'
import { AnswerLine } from './saved-line.tsx'
import { useSubmission } from './use-submission.tsx'

/** Whether a file can be had. */
export type FileAnswer = ConfirmFirst | FailedAnswer | { readonly is: 'ready' }

/** A button that fetches a file by POST, once its action says that one may have it. */
export function FileForm({
  asks,
  from,
  button,
  look,
  disabled = false,
  children,
}: {
  /** Whose action says whether one may have it: it is sent the fields, and `ask`. */
  readonly asks: string
  /** Where the file comes from. */
  readonly from: string
  readonly button: string
  readonly look?: ButtonLook
  readonly disabled?: boolean
  /** Hidden fields that say which file it is. */
  readonly children?: React.ReactNode
}) {
  const fetcher = useFetcher<FileAnswer>()
  const submission = useSubmission(fetcher, asks)
  const form = useRef<HTMLFormElement>(null)
  const { data } = fetcher
  useEffect(() => {
    // A file leaves the page where it is.
    if (data?.is === 'ready') form.current?.submit()
  }, [data])
  const ask = () => {
    const asked = new FormData(form.current ?? undefined)
    asked.set('ask', 'yes')
    submission.send(asked)
  }
  return (
    <form ref={form} method="post" action={from}>
      {children}
      <Button
        {...(look === undefined ? {} : { look })}
        disabled={disabled || submission.isBusy}
        onClick={ask}
      >
        {button}
      </Button>
      {data?.is === 'failed' ? <AnswerLine answer={data} /> : null}
    </form>
  )
}
