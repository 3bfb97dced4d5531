import { type FieldMetadata, getInputProps, getTextareaProps } from '@conform-to/react'
import { useState } from 'react'
import type { useFetcher } from 'react-router'
import type * as z from 'zod/mini'
import { visitKindNames, visitKinds } from '#domain/visits/visit.ts'
import type { ActionAnswer, SavedAnswer } from '#web/desk/forms/answers.ts'
import { Button } from '#web/desk/button.tsx'
import {
  Field,
  fieldClasses,
  Options,
  SelectField,
  Textarea,
  TextAreaField,
  typeInto,
  properName,
} from '#web/desk/forms/field.tsx'
import { CustomerField } from '#web/desk/customers/customer-field.tsx'
import type { CustomerMatch } from '#web/desk/customers/customer-match.ts'
import { SavedLine } from '#web/desk/forms/saved-line.tsx'
import type { Values } from '#web/desk/forms/form-values.ts'
import { SeenField } from '#web/desk/forms/seen-field.tsx'
import { useDeskForm } from '#web/desk/forms/use-desk-form.tsx'
import { DayGlance } from './day-glance.tsx'
import type { WarnedAnswer } from './visit-answers.ts'
import { visitForm } from './visit-forms.ts'

export type EditorAnswer =
  | ActionAnswer
  | WarnedAnswer
  | { readonly is: 'set'; readonly id: string; readonly saved: SavedAnswer }

export type VisitValues = Omit<
  z.input<typeof visitForm>,
  'intent' | 'customerId' | 'emailCustomer' | 'message' | 'accepted'
>

/** Name of the draft of a visit's editor in the browser's storage. */
export const visitDraft = (id: string) => `visit ${id}`

const texts =
  'about date start end truck name phone email street1 city state zip note message'.split(' ')

/** Texts typed in a draft of the editor that the stored visit does not have. */
export const typedBeyond = (
  draft: Values,
  stored: Readonly<Record<string, unknown>>,
): readonly string[] =>
  texts.flatMap((name) =>
    (draft[name] ?? []).filter((text) => text.trim() !== '' && text !== stored[name]),
  )

export function VisitEditor({
  name,
  action,
  values,
  visitId = null,
  staff,
  fetcher,
  label,
  isUntold = false,
  findsCustomers = false,
}: {
  readonly name: string
  readonly action: string
  readonly values: VisitValues
  /** Null for a new one. */
  readonly visitId?: string | null
  readonly staff: readonly { readonly id: string; readonly name: string }[]
  readonly fetcher: ReturnType<typeof useFetcher<EditorAnswer>>
  readonly label: string
  /** Whether the customer has not been told of the visit as it is. */
  readonly isUntold?: boolean
  /** Whether a customer can be chosen by the name. */
  readonly findsCustomers?: boolean
}) {
  const { seen: revision, ...defaults } = values
  const { fields, props, seen, unsaved, isBusy } = useDeskForm(fetcher, {
    name,
    schema: visitForm,
    action,
    done: 'set',
    isIdempotent: visitId === null,
    // Left unticked, a correction does not tell what a colleague has not told on purpose.
    defaultValue: { ...defaults, emailCustomer: isUntold ? '' : 'on' },
    revision,
  })
  const answer = fetcher.data
  // Warnings may no longer hold for another day or colleague.
  const [outdated, setOutdated] = useState<typeof answer>()
  const warned = answer?.is === 'warned' && answer !== outdated && !isBusy ? answer : null
  return (
    <form
      {...props}
      className="@container"
      onInput={({ target }) => {
        // Only changes: React may render this component alone for a state that stays the same, and
        // Conform would no longer render the parts that show typed values.
        if (warned !== null && target instanceof Element && target.matches(warnedFields)) {
          setOutdated(answer)
        }
      }}
    >
      <div className="grid grid-cols-1 gap-4 p-4 @xl:grid-cols-2 @xl:p-6">
        <input type="hidden" name="intent" value="save" />
        <SeenField seen={seen} />
        <input type="hidden" name="accepted" value={warned?.accepted ?? ''} />
        <SelectField field={fields.kind} label="What">
          <Options of={visitKinds.map((kind) => [kind, visitKindNames[kind]])} />
        </SelectField>
        <Field field={fields.about} label="What it is for, or what is delivered" />
        <div className="grid grid-cols-2 max-[20rem]:grid-cols-1 gap-3 @xl:col-span-2 @xl:grid-cols-[12rem_9rem_9rem]">
          <Field field={fields.date} label="Date" type="date" className="@max-xl:col-span-full" />
          <Field field={fields.start} label="From" type="time" onChange={fillEnd} />
          <Field field={fields.end} label="To" type="time" />
        </div>
        <DayGlance date={fields.date.value ?? ''} except={visitId} />
        <SelectField field={fields.assignedTo} label="Who goes">
          <option value="">Nobody yet</option>
          <Options of={staff.map((member) => [member.id, member.name])} />
        </SelectField>
        <Field field={fields.truck} label="Truck" />
        {findsCustomers ? (
          <CustomerField fields={fields} label="Name" onChoose={fillContact} />
        ) : (
          <Field field={fields.name} label="Name" {...properName} />
        )}
        <Field field={fields.phone} label="Phone" inputMode="tel" />
        <Field field={fields.email} label="Email" type="email" />
        <Field field={fields.street1} label="Street" {...properName} />
        <div className="grid grid-cols-[minmax(0,1fr)_4.5rem_5.5rem] max-[20rem]:grid-cols-1 gap-3 @xl:col-span-2">
          <Field field={fields.city} label="Town" {...properName} />
          <Field field={fields.state} label="State" autoCapitalize="characters" />
          <Field field={fields.zip} label="ZIP Code" inputMode="numeric" />
        </div>
        <TextAreaField
          field={fields.note}
          label="Note for the crew"
          rows={2}
          className="@xl:col-span-2"
        />
        <EmailCustomer fields={fields} isNew={visitId === null} isUntold={isUntold} />
        {warned === null ? null : (
          <div
            role="alert"
            className="rounded-[0.5rem] border border-clay px-4 py-3 @xl:col-span-2"
          >
            {warned.warnings.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        )}
        <div className="flex flex-wrap items-center gap-4 @xl:col-span-2">
          {/* The new visit's page may take a while, and the form is still filled in. */}
          <Button type="submit" variant="filled" disabled={isBusy}>
            {warned === null ? label : 'Keep it anyway'}
          </Button>
          <SavedLine
            answer={answer?.is === 'saved' || answer?.is === 'failed' ? answer : undefined}
            action={action}
            isBusy={isBusy}
          />
          {unsaved}
        </div>
      </div>
    </form>
  )
}

function EmailCustomer({
  fields,
  isNew,
  isUntold,
}: {
  readonly fields: {
    readonly email: FieldMetadata<string | undefined>
    readonly emailCustomer: FieldMetadata<string | undefined>
    readonly message: FieldMetadata<string | undefined>
  }
  readonly isNew: boolean
  readonly isUntold: boolean
}) {
  const hasEmail = (fields.email.value ?? '').trim() !== ''
  const { key, ...message } = getTextareaProps(fields.message)
  return (
    <fieldset className="rounded-[0.5rem] bg-paper-deep px-4 py-3 @xl:col-span-2">
      <legend className="sr-only">Tell the customer</legend>
      {/* Hidden, since fields that come later have no part in a restored draft. */}
      <label
        hidden={!hasEmail}
        className="flex min-h-11 items-center gap-2.5 font-semibold desk:min-h-8"
      >
        <input
          {...getInputProps(fields.emailCustomer, { type: 'checkbox' })}
          key={fields.emailCustomer.key}
          className="size-4.5 accent-evergreen"
        />
        Email the customer
      </label>
      <p className="text-second text-bark-soft">
        {hasEmail
          ? isNew
            ? 'One email with the day, the window and an entry for their calendar.'
            : isUntold
              ? 'They have not been told of this visit as it is now. Tick this to email them the day, the window and an entry for their calendar.'
              : 'They get an email only if the day, the window, the place, what it is for or their email address changes.'
          : 'There is no email address. Call them.'}
      </p>
      <label hidden={!hasEmail} className="mt-2 block text-second">
        Message to add (optional)
        <Textarea key={key} {...message} rows={2} className={`${fieldClasses} mt-1 py-1.5`} />
      </label>
    </fieldset>
  )
}

/** Fills in what is known of the customer, or takes out what was of the former; the name follows. */
function fillContact(
  match: CustomerMatch | null,
  former: CustomerMatch | null,
  form: HTMLFormElement | null | undefined,
) {
  for (const [field, known] of Object.entries((match ?? former)?.contact ?? {})) {
    const input = form?.elements.namedItem(field)
    if (!(input instanceof HTMLInputElement)) continue
    // Typed by hand.
    if (match === null && input.value !== known) continue
    const text = match === null ? '' : known
    // Without an address, it is in the company's own state.
    typeInto(input, field === 'state' ? text || input.defaultValue : text)
  }
}

/** Fields that warnings are about. */
const warnedFields = '[name=kind], [name=date], [name=start], [name=end], [name=assignedTo]'

/** A window without an end lasts an hour. */
function fillEnd({ currentTarget: start }: React.ChangeEvent<HTMLInputElement>): void {
  const end = start.form?.elements.namedItem('end')
  const [hours = '', minutes] = start.value.split(':')
  if (!(end instanceof HTMLInputElement) || end.value !== '' || minutes === undefined) return
  if (Number(hours) >= 23) return
  typeInto(end, `${String(Number(hours) + 1).padStart(2, '0')}:${minutes}`)
}
