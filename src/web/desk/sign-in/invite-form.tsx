import { Fragment } from 'react'
import { useFetcher } from '#web/use-fetcher.ts'
import { roleNames, roles, roleTexts } from '#domain/desk/roles.ts'
import { Button } from '#web/desk/button.tsx'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { Field, Options, SelectField } from '#web/desk/forms/field.tsx'
import { inviteForm, type StaffAnswer } from './staff-forms.ts'
import { AnswerLine } from '#web/desk/forms/saved-line.tsx'
import { useDeskForm } from '#web/desk/forms/use-desk-form.tsx'

export function InviteForm() {
  const fetcher = useFetcher<StaffAnswer>()
  const { data } = fetcher
  const sent =
    data?.is === 'invited'
      ? { is: data.is, message: `Sent to ${data.email}. The link works once, for 24 hours.` }
      : null
  const { fields, props, isBusy } = useDeskForm(fetcher, {
    name: 'invite',
    schema: inviteForm,
    action: deskPaths.staff,
    defaultValue: { role: 'office' },
    isEmptied: true,
    done: 'invited',
  })
  return (
    <form
      {...props}
      className="flex flex-wrap items-start gap-3 border-hairline-soft px-4 py-3 not-nth-2:border-t"
    >
      <input type="hidden" name="intent" value="invite" />
      <Field
        field={fields.email}
        label="Invite by email"
        type="email"
        className="min-w-56 flex-1"
      />
      <SelectField field={fields.role} label="Role">
        <Options of={roles.map((role) => [role, roleNames[role]])} />
      </SelectField>
      <Button type="submit" variant="filled" className="mt-6" disabled={isBusy}>
        Send invitation
      </Button>
      <div className="w-full">
        <AnswerLine answer={sent ?? data} isBusy={isBusy} sends />
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 text-second text-bark-soft">
          {roles.map((role) => (
            <Fragment key={role}>
              <dt>{roleNames[role]}</dt>
              <dd>{roleTexts[role]}</dd>
            </Fragment>
          ))}
        </dl>
      </div>
    </form>
  )
}
