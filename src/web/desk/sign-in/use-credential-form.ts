import { type SubmissionResult, useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import type * as z from 'zod/mini'

/** A form for a typed credential: `onEnter` gets it once it is well-formed. */
export function useCredentialForm<Schema extends z.ZodMiniObject>(
  schema: Schema,
  lastResult: SubmissionResult<string[]> | undefined,
  onEnter: (form: FormData) => void,
) {
  return useForm<z.input<Schema>, z.output<Schema>>({
    lastResult,
    onValidate: ({ formData }) => parseWithZod(formData, { schema }),
    shouldRevalidate: 'onInput',
    onSubmit(event, { formData }) {
      event.preventDefault()
      onEnter(formData)
    },
  })
}
