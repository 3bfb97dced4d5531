import { use, useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigation, useSubmit } from 'react-router'
import { second } from '#domain/time.ts'
import { useActionAnswer } from '#web/action-answer.ts'
import { useFetcher } from '#web/use-fetcher.ts'
import { formKeyField, typedByField } from './form-key.ts'
import { isUnreachable } from '#web/desk/connection/connection.ts'
import { CredentialPromptContext } from '#web/desk/sign-in/credential-prompt.tsx'
import { currentTypist } from './current-typist.ts'
import { whileSubmitting } from '#web/submitting.ts'
import { keyedAddress } from '#web/desk/connection/request-params.ts'
import { untilConnected } from '#web/desk/connection/until-connected.ts'

/** Pause before a form is sent again, in milliseconds. */
const sendAgainAfter = 5 * second

/** Sends forms to an action of the desk. */
export interface Submission {
  readonly isBusy: boolean
  /** Answer to the last form, until another submission with the same fetcher gets one. */
  readonly answer: { readonly is: string } | undefined
  /**
   * Sends typed or chosen values; `to`: another action than the usual one. An idempotent one, as
   * every form with a key, gets them again if the connection was lost before it answered.
   */
  readonly send: (
    form: FormData | Readonly<Record<string, string>>,
    options?: { readonly to?: string | undefined; readonly isIdempotent?: boolean },
  ) => void
  /** The last one once more, over the revision that is there now. */
  readonly over: (revision: number) => void
}

interface Sent {
  readonly form: FormData
  readonly to: string
  readonly isIdempotent: boolean
  readonly before: unknown
  /** Its own answer, once it is there; a fetcher that is shared gets others after it. */
  readonly answer?: unknown
}

/**
 * Sends forms to an action, which refuses them from another colleague than their typist. If the
 * action asks for a credential, the prompt opens, and the form is sent again after it.
 */
export function useSubmission(
  fetcher: Pick<ReturnType<typeof useFetcher>, 'state' | 'submit'> & {
    readonly data?: { readonly is: string } | undefined
  },
  action: string,
  /** Called once a sent form has been saved. */
  onDone?: () => void,
): Submission {
  const [sent, setSent] = useState<Sent | null>(null)
  const [isHeld, setIsHeld] = useState(false)
  const { pathname } = useLocation()
  const { data } = fetcher
  const isAnswered = sent !== null && data !== sent.before
  if (isAnswered && sent.answer === undefined) setSent({ ...sent, answer: data })
  const answer = isAnswered && (sent.answer ?? data) === data ? data : undefined
  const willBeSentAgain =
    sent?.isIdempotent === true && answer?.is === 'failed' && 'willBeSentAgain' in answer
  const isBusy = fetcher.state !== 'idle' || isHeld || willBeSentAgain
  /** Without a connection the script of another page's action would not come, and this page be gone. */
  const mustWait = (to: string) =>
    isUnreachable() && new URL(to, window.location.href).pathname !== pathname
  const send: Submission['send'] = (step, options = {}) => {
    const form = step instanceof FormData ? step : formOf(step)
    const { to = action, isIdempotent = form.has(formKeyField) } = options
    // The button of `SaveOver` replaces the revision that its form began with.
    const over = form.get('over')
    if (over !== null) form.set('seen', over)
    form.delete('over')
    form.set(typedByField, currentTypist() ?? '')
    setSent({ form, to, isIdempotent, before: data })
    // Counted from the press on, so that no reload overtakes the router's own loading.
    void whileSubmitting(async () => {
      if (mustWait(to)) {
        setIsHeld(true)
        await untilConnected()
        setIsHeld(false)
      }
      const address = isIdempotent ? keyedAddress(to) : to
      await fetcher.submit(form, { method: 'post', action: address, encType: encodingFor(form) })
    })
  }
  const isDone = !isBusy && answer?.is === 'saved'
  const done = useEffectEvent(() => onDone?.())
  useEffect(() => {
    if (isDone) done()
  }, [isDone, answer])
  const sendAgain = useEffectEvent(() => {
    if (sent !== null) send(sent.form, sent)
  })
  useEffect(() => {
    if (!willBeSentAgain) return undefined
    const timer = setTimeout(() => sendAgain(), sendAgainAfter)
    return () => clearTimeout(timer)
  }, [willBeSentAgain, answer])
  const prompt = use(CredentialPromptContext)
  const asks = !isBusy && answer?.is === 'confirm-first'
  useEffect(() => {
    if (!asks) return
    prompt({ onConfirmed: () => sendAgain(), onClose: () => setSent(null) })
    return () => prompt(null)
  }, [asks, prompt])
  return {
    isBusy,
    answer,
    send,
    over(revision) {
      if (sent === null) return
      sent.form.set('seen', String(revision))
      send(sent.form, sent)
    },
  }
}

/** `data`: its latest answer; `formData`: what is on its way. With the same `key` it stays when the component is gone. */
export function useAction<Answer extends { readonly is: string }>(
  action: string,
  onDone?: () => void,
  key?: string,
): Submission & Pick<ReturnType<typeof useFetcher<Answer>>, 'data' | 'formData'> {
  const fetcher = useFetcher<Answer>(key === undefined ? undefined : { key })
  return {
    ...useSubmission(fetcher, action, onDone),
    data: fetcher.data,
    formData: fetcher.formData,
  }
}

/** Longest form that is sent as usual, in bytes. */
const maxUrlencodedLength = 32 * 1024

/** URL encoding sends no files and triples some texts; the server takes long forms as multipart. */
function encodingFor(form: FormData) {
  const texts = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  const isUsual =
    texts.length === [...form].length &&
    String(new URLSearchParams(texts)).length <= maxUrlencodedLength
  return isUsual ? 'application/x-www-form-urlencoded' : 'multipart/form-data'
}

function formOf(step: Readonly<Record<string, string>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(step)) form.set(name, value)
  return form
}

/** For an action that redirects. A form's idempotency key would show in the address. */
export function usePageSubmission(action: string): Submission {
  const submit = useSubmit()
  const { state } = useNavigation()
  const data = useActionAnswer<{ readonly is: string }>()
  return useSubmission({ state, submit, data }, action)
}

export function SubmissionForm({
  submission,
  ...rest
}: Omit<React.ComponentProps<'form'>, 'onSubmit' | 'action' | 'method'> & {
  readonly submission: Submission
}) {
  return (
    <form
      {...rest}
      method="post"
      // The action's own messages take the place of the browser's.
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submission.send(new FormData(event.currentTarget, event.nativeEvent.submitter))
      }}
    />
  )
}
