import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { isRecord } from '#domain/is-record.ts'
import { partOf } from '#domain/site/document-part.ts'
import type { FormField, NamedField } from '#domain/site/form-of.ts'
import { fieldClasses, Options } from '#web/desk/forms/field.tsx'
import { UndoLine } from '#web/desk/forms/saved-line.tsx'
import { ChosenField } from './chosen-field.tsx'
import { emptyValue, ofKind, withoutMissing } from './document-values.ts'
import { type FieldProps, FieldLayout } from './field-layout.tsx'
import { ListField } from './list-field.tsx'
import {
  AddressField,
  Choice,
  NumberField,
  PictureField,
  TextField,
  TextsField,
  Tick,
} from './simple-fields.tsx'

function DocumentField({ field, ...rest }: FieldProps<FormField['is']>) {
  switch (field.is) {
    case 'hidden':
      return null
    case 'text':
      if (field.meta.look === 'id') return null
      if (field.meta.look === 'picture') return <PictureField field={field} {...rest} />
      if (field.meta.look === 'address') return <AddressField field={field} {...rest} />
      return <TextField field={field} {...rest} />
    case 'number':
      return <NumberField field={field} {...rest} />
    case 'tick':
      return <Tick field={field} {...rest} />
    case 'choice':
      return <Choice field={field} {...rest} />
    case 'group':
      return <Group field={field} {...rest} />
    case 'kinds':
      return <Kinds field={field} {...rest} />
    case 'list':
      return <List field={field} {...rest} />
  }
}

function List({ field, ...rest }: FieldProps<'list'>) {
  const { entry } = field
  if (entry.is !== 'text') return <ListField field={field} {...rest} Entry={DocumentField} />
  const { look } = entry.meta
  return look === 'project' || look === 'service' ? (
    <ChosenField of={look} field={field} {...rest} />
  ) : (
    <TextsField field={field} {...rest} />
  )
}

function Group({ field, place, value, onChange }: FieldProps<'group'>) {
  const { fields, isRow } = field
  return (
    <Framed field={field} value={value} onChange={onChange}>
      <Fields fields={fields} place={place} value={value} isRow={isRow} onChange={onChange} />
    </Framed>
  )
}

function Kinds({ field, place, value, onChange }: FieldProps<'kinds'>) {
  const { by, kinds } = field
  const chosen = partOf(value, by)
  const kind = kinds.find((each) => each.value === chosen)
  return (
    <Framed field={field} value={value} onChange={onChange}>
      <FieldLayout label="Kind" place={`${place}.${by}`}>
        {(props) => (
          <select
            {...props}
            value={typeof chosen === 'string' ? chosen : ''}
            onChange={({ target }) => onChange(ofKind(field, target.value, value))}
            className={fieldClasses}
          >
            <Options of={kinds.map((each) => [each.value, each.name])} />
          </select>
        )}
      </FieldLayout>
      {/* A new key, since another kind has other fields. */}
      <Fields
        key={String(chosen)}
        fields={kind?.fields ?? []}
        place={place}
        value={value}
        onChange={onChange}
      />
    </Framed>
  )
}

export function Fields({
  fields,
  place,
  value,
  isRow = false,
  onChange,
}: {
  readonly fields: readonly NamedField[]
  readonly place: string
  readonly value: unknown
  readonly isRow?: boolean
  readonly onChange: (value: unknown) => void
}) {
  return (
    <div className="grid grid-cols-1 gap-3">
      {fields.map(({ name, field }) => (
        <DocumentField
          key={name}
          field={field}
          place={place === '' ? name : `${place}.${name}`}
          value={partOf(value, name)}
          onChange={(changed) =>
            onChange(
              isRow
                ? fields.map((each) => (each.name === name ? changed : partOf(value, each.name)))
                : withoutMissing({ ...(isRecord(value) ? value : {}), [name]: changed }),
            )
          }
        />
      ))}
    </div>
  )
}

/** A group in a frame. Adding or removing an optional one keeps the focus in place. */
function Framed({
  field,
  value,
  onChange,
  children,
}: Omit<FieldProps<'group' | 'kinds'>, 'place'> & { readonly children: React.ReactNode }) {
  const { meta, canBeEmpty } = field
  const frame = useRef<HTMLDivElement>(null)
  const change = (changed: unknown) => {
    flushSync(() => onChange(changed))
    frame.current?.querySelector<HTMLElement>('input, select, textarea, button')?.focus()
  }
  const [removed, setRemoved] = useState<unknown>(undefined)
  return (
    <div ref={frame} className="min-w-0">
      {canBeEmpty && value === undefined ? (
        <div className="flex flex-wrap items-center gap-x-4">
          <button
            type="button"
            onClick={() => change(emptyValue(field))}
            className="min-h-11 font-semibold text-moss desk:min-h-9"
          >
            Add: {meta.label.toLowerCase()}
          </button>
          {removed === undefined ? null : (
            <UndoLine
              text={`${meta.label} removed.`}
              onUndo={() => change(removed)}
              onExpired={() => setRemoved(undefined)}
            />
          )}
        </div>
      ) : (
        <fieldset className="min-w-0 border-l-2 border-hairline pl-3">
          <legend className="float-left mb-1 w-full font-semibold text-evergreen">
            {meta.label}
          </legend>
          {meta.help === undefined ? null : (
            <p className="clear-both mb-2 text-second text-bark-soft">{meta.help}</p>
          )}
          <div className="clear-both grid gap-3">{children}</div>
          {canBeEmpty ? (
            <button
              type="button"
              onClick={() => {
                setRemoved(value)
                change(undefined)
              }}
              className="mt-2 min-h-11 font-semibold text-moss desk:min-h-9"
            >
              Remove: {meta.label.toLowerCase()}
            </button>
          ) : null}
        </fieldset>
      )}
    </div>
  )
}
