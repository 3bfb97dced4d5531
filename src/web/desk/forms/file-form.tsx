import { useEffect, useEffectEvent, useRef } from 'react'
import { useSearchParams } from 'react-router'
import type { FailedAnswer, ConfirmFirst } from './answers.ts'
import { Button, type ButtonVariant } from '#web/desk/button.tsx'
import { useOneTimeParam } from '#web/desk/one-time-param.ts'
import { AnswerLine } from './saved-line.tsx'
import { useAction } from './use-submission.tsx'

export type FileAnswer = ConfirmFirst | FailedAnswer | { readonly is: 'ready' }

/** A button that downloads a file once the action has allowed it. */
export function FileForm({
  method = 'post',
  from,
  asks = from,
  button,
  variant,
  disabled = false,
  onReady,
  children,
}: {
  /** Method of the request for the file: POST with the fields, or GET without fields. */
  readonly method?: 'get' | 'post'
  readonly from: string
  /** Address of the action that permits the file, if another; it receives the fields and `ask`. */
  readonly asks?: string
  readonly button: string
  readonly variant?: ButtonVariant
  readonly disabled?: boolean
  /** Called when the browser begins to ask for the file. */
  readonly onReady?: () => void
  /** Hidden fields that identify the file. */
  readonly children?: React.ReactNode
}) {
  const { data, isBusy, send } = useAction<FileAnswer>(asks)
  const form = useRef<HTMLFormElement>(null)
  const download = useEffectEvent(() => {
    onReady?.()
    // A file leaves the page where it is.
    if (method === 'get') window.location.assign(from)
    else form.current?.submit()
  })
  useEffect(() => {
    if (data?.is === 'ready') download()
  }, [data])
  const [params, setParams] = useSearchParams()
  const ask = () => {
    // The last try no longer counts.
    if (params.has('late') || params.has('failed')) {
      params.delete('late')
      params.delete('failed')
      setParams(params, { replace: true, preventScrollReset: true })
    }
    const asked = new FormData(form.current ?? undefined)
    asked.set('ask', 'yes')
    send(asked)
  }
  return (
    <form ref={form} method="post" action={from}>
      {children}
      <Button variant={variant} disabled={disabled || isBusy} onClick={ask}>
        {button}
      </Button>
      {data?.is === 'failed' ? <AnswerLine answer={data} /> : null}
    </form>
  )
}

/** Says that the confirmation was too long ago when the file was asked for. */
export function LateLine() {
  // A reload or the way back does not say it again.
  if (useOneTimeParam('late') === null) return null
  return (
    <p role="alert" className="no-print mb-3 font-semibold text-brick">
      You confirmed that it’s you too long ago. Ask for the file again.
    </p>
  )
}
