import { getFormProps, getSelectProps, useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { useFetcher } from 'react-router'
import { roleNames, roles } from '#domain/desk/roles.ts'
import type { StaffAnswer } from './answers.ts'
import { Button } from './button.tsx'
import { deskPaths } from './desk-paths.ts'
import { Field, fieldClasses, FieldMessage } from './field.tsx'
import { inviteForm } from './forms.ts'
import { useStep } from './use-step.tsx'

/** Invites a colleague by email. */
export function InviteForm() {
  const fetcher = useFetcher<StaffAnswer>()
  const step = useStep(fetcher, deskPaths.staff)
  const invited = fetcher.data?.is === 'invited' ? fetcher.data.email : null
  const [form, fields] = useForm({
    // A new form once the last one has gone through.
    id: `invite-${invited ?? ''}`,
    ...(fetcher.data?.is === 'refused' ? { lastResult: fetcher.data.reply } : {}),
    defaultValue: { role: 'office' },
    onValidate: ({ formData }) => parseWithZod(formData, { schema: inviteForm }),
    shouldRevalidate: 'onInput',
    onSubmit(event, { formData }) {
      event.preventDefault()
      step.send(formData)
    },
  })
  const { key, ...roleProps } = getSelectProps(fields.role)
  return (
    <form
      method="post"
      key={form.id}
      {...getFormProps(form)}
      className="flex flex-wrap items-start gap-3 border-t border-hairline-soft px-4 py-3"
    >
      <input type="hidden" name="intent" value="invite" />
      <Field
        field={fields.email}
        label="Invite by email"
        type="email"
        autoComplete="off"
        className="min-w-56 flex-1"
      />
      <div>
        <label htmlFor={fields.role.id} className="mb-1 block font-semibold">
          Role
        </label>
        <select key={key} {...roleProps} className={fieldClasses}>
          {roles.map((role) => (
            <option key={role} value={role}>
              {roleNames[role]}
            </option>
          ))}
        </select>
        <FieldMessage field={fields.role} />
      </div>
      <Button type="submit" look="filled" className="mt-6" disabled={step.isBusy}>
        Send invitation
      </Button>
      <output className="w-full text-second text-bark-soft empty:hidden">
        {invited === null ? null : `Sent to ${invited}. The link works once, for 24 hours.`}
      </output>
      {step.dialog}
    </form>
  )
}
