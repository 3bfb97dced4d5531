import { type DefaultValue, getFormProps, useForm } from '@conform-to/react'
import { getZodConstraint, parseWithZod } from '@conform-to/zod/v4'
import { useEffect, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import type { useFetcher } from 'react-router'
import type * as z from 'zod/mini'
import type { RefusedForm } from './answers.ts'
import { formKeyField } from './form-key.ts'
import { isStale, UnsavedLine } from './save-over.tsx'
import { savedRevision, useSeen } from './seen-field.tsx'
import type { Theirs } from './take-theirs.ts'
import { useConformDraft } from './use-conform-draft.ts'
import { useSubmission } from './use-submission.tsx'

export interface DeskFormOptions<Schema extends z.ZodMiniObject> {
  /** Name of its draft, unique for each subject. */
  readonly name: string
  /** Shared with the action that checks it again. */
  readonly schema: Schema
  readonly action: string
  readonly defaultValue?: DefaultValue<z.input<Schema>>
  /** Revision of `defaultValue`: the fields follow it while nothing is typed. */
  readonly revision?: number
  /**
   * Words of the button that sends it over a colleague's newer save, for a form that is no set of
   * stored values: then theirs are not taken into fields that were not touched.
   */
  readonly overText?: string
  /** Whether it is empty for the next one once it was saved. */
  readonly isEmptied?: boolean
  /** Whether its action saves the same values once, however often they are sent. */
  readonly isIdempotent?: boolean
  /** Whether it is sent only after the question that is shown while `asked` is set. */
  readonly asksFirst?: boolean
  /** Another successful answer besides "saved". */
  readonly done?: string
  readonly onDone?: () => void
}

/** What was taken in of a colleague's newer save. */
interface Taken {
  readonly over: number | null
  /** Theirs of the fields that both have changed; null if nothing could be taken in. */
  readonly both: readonly Theirs[] | null
}

interface Asked<Value> {
  readonly formData: FormData
  readonly value: Value
}

/** A form that its schema validates; typed values stay as a draft until they are saved. */
export function useDeskForm<Schema extends z.ZodMiniObject>(
  fetcher: Pick<ReturnType<typeof useFetcher>, 'state' | 'submit' | 'reset'> & {
    readonly data?: RefusedForm | { readonly is: string } | undefined
  },
  {
    name,
    schema,
    action,
    defaultValue,
    revision = 0,
    overText,
    isEmptied = false,
    isIdempotent = false,
    asksFirst = false,
    done = 'saved',
    onDone,
  }: DeskFormOptions<Schema>,
) {
  const submission = useSubmission(fetcher, action)
  const { data } = fetcher
  const [seen, setSeen] = useSeen(revision, savedRevision(data))
  const values = JSON.stringify(defaultValue)
  const [shown, setShown] = useState({ revision, values })
  const [asked, setAsked] = useState<Asked<z.output<Schema>> | null>(null)
  const send = (formData: FormData) => {
    setAsked(null)
    submission.send(formData)
  }
  const constraint = useMemo(() => requiredBy(schema), [schema])
  const [form, fields] = useForm<z.input<Schema>, z.output<Schema>>({
    lastResult: data !== undefined && 'reply' in data ? data.reply : undefined,
    ...(defaultValue === undefined ? {} : { defaultValue }),
    constraint,
    onValidate: ({ formData }) => parseWithZod(formData, { schema }),
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
    onSubmit(event, { formData, submission }) {
      event.preventDefault()
      draft.markSent()
      if (isIdempotent) formData.set(formKeyField, draft.formKey(event.currentTarget))
      if (!asksFirst) send(formData)
      else if (submission?.status === 'success') setAsked({ formData, value: submission.value })
    },
  })
  const draft = useConformDraft(name, form.update)
  const { isTyped, seenInForm, store, reset } = draft
  const { answer, isBusy } = submission
  const isSaved = answer?.is === 'saved' || answer?.is === done
  const isDone = isSaved && !isBusy
  // Opening the next page may take a while, and the form is still filled in.
  const isLeft = isSaved && !isEmptied && (onDone !== undefined || answer.is !== 'saved')
  useEffect(() => {
    if (!isSaved) return
    // At once: the page may navigate away before its data is reloaded. Text that was typed during
    // the save is not saved yet, and begins with the saved revision.
    if (draft.isAsSent()) draft.forget()
    else if (isTyped()) {
      draft.beginWithSent()
      store()
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Once for each answer, of its own draft
  }, [answer])
  useEffect(() => {
    if (!isDone) return
    // Not by what was sent: the page proposes other values by now, such as the subject of a second reply.
    if (isEmptied && !isTyped()) queueMicrotask(reset)
    onDone?.()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Once for each answer
  }, [isDone, answer])
  useEffect(() => {
    if (revision === shown.revision || isBusy) return
    // A newer revision of the same values, as after a note, is nothing to save over.
    const isSame = values === shown.values && seenInForm() === String(shown.revision)
    if (isTyped() && !isSame) return
    setShown({ revision, values })
    queueMicrotask(() => {
      flushSync(() => setSeen(revision))
      if (isTyped()) store()
      else reset()
    })
  }, [revision, values, shown, isBusy, isTyped, seenInForm, setSeen, store, reset])
  const [taken, setTaken] = useState<Taken>({ over: null, both: null })
  const isOvertaken = isStale(data) && !isBusy && overText === undefined
  useEffect(() => {
    if (!isOvertaken || taken.over === revision) return
    queueMicrotask(() => {
      const both = draft.takeNewer()
      setTaken({ over: revision, both })
      if (both !== null) setShown({ revision, values })
    })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Once for each newer save
  }, [isOvertaken, revision])
  const discard = () => {
    const putBack = draft.discard()
    setShown({ revision, values })
    setSeen(revision)
    // The refusal is about values that are gone.
    fetcher.reset()
    return () => {
      const isBack = putBack()
      if (isBack) setSeen(seen)
      return isBack
    }
  }
  const changeRows = (change: () => void) => {
    flushSync(change)
    store()
  }
  return {
    fields,
    /** The revision over which it is saved, for `SeenField`. */
    seen,
    props: {
      method: 'post' as const,
      action,
      ...getFormProps(form),
      ref: draft.ref,
    },
    /** For a place beside the button that saves. */
    unsaved: (
      <UnsavedLine
        answer={data}
        revision={revision}
        both={taken.over === revision ? taken.both : null}
        isBusy={isBusy}
        isRestored={draft.isRestored}
        overText={overText}
        onDiscard={discard}
      />
    ),
    forget: draft.forget,
    /** Restores the last sent values after an undo. */
    putBack: draft.putBack,
    /** Adds a row to a list of fields, and takes one out. */
    insert: <Row extends unknown[]>(row: Parameters<typeof form.insert<Row>>[0]) =>
      changeRows(() => form.insert(row)),
    remove: <Row extends unknown[]>(row: Parameters<typeof form.remove<Row>>[0]) =>
      changeRows(() => form.remove(row)),
    isBusy: isBusy || isLeft,
    /** The submission that waits for a confirmation; null without one. */
    asked: asked && {
      value: asked.value,
      send: () => send(asked.formData),
      drop: () => setAsked(null),
    },
  }
}

/** For marks and screen readers. Other limits would cut what is typed, or hide the messages. */
const requiredBy = (schema: z.ZodMiniObject): Record<string, { readonly required: boolean }> =>
  Object.fromEntries(
    Object.entries(getZodConstraint(schema)).map(([name, { required = false }]) => [
      name,
      { required },
    ]),
  )
