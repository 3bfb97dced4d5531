import { getFormProps, useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import type * as z from 'zod/mini'

/**
 * Checks a form that `useDeskForm` does not manage by the schema of its action, with the errors at
 * its fields. The browser's own messages stay away.
 */
export function useCheckedForm<Schema extends z.ZodMiniObject>(
  schema: Schema,
  onSend: (typed: FormData, form: HTMLFormElement) => void,
) {
  const [form, fields] = useForm<z.input<Schema>, z.output<Schema>>({
    onValidate: ({ formData }) => parseWithZod(formData, { schema }),
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
    onSubmit(event, { formData }) {
      event.preventDefault()
      onSend(formData, event.currentTarget)
    },
  })
  return { fields, props: { method: 'post' as const, ...getFormProps(form) } }
}
