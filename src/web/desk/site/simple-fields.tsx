import { useRef, useState } from 'react'
import { fieldClasses, Options } from '#web/desk/forms/field.tsx'
import { Icon } from '#web/desk/icon.tsx'
import { PicturePicker } from '#web/desk/pictures/picture-picker.tsx'
import { AddLink } from './add-link.tsx'
import { areSameTexts, textsOf, typedNumber, typedTexts } from './document-values.ts'
import { type FieldProps, FieldLayout, useDocumentForm, useTextLength } from './field-layout.tsx'

export function TextField({ field, place, value, onChange }: FieldProps<'text'>) {
  const { meta, most, canBeEmpty } = field
  const { fixed } = useDocumentForm()
  const lengthOf = useTextLength()
  const fixedText = fixed.texts[place]
  if (fixedText !== undefined)
    return <FixedText label={meta.label} text={fixedText} why={fixed.why} />
  const text = typeof value === 'string' ? value : ''
  const change = (typed: string) => onChange(typed === '' && canBeEmpty ? undefined : typed)
  return (
    <FieldLayout
      label={canBeEmpty ? `${meta.label} (optional)` : meta.label}
      help={meta.help}
      place={place}
      count={{ is: lengthOf(text), most }}
    >
      {(props) =>
        meta.look === 'paragraph' ? (
          <textarea
            {...props}
            rows={3}
            value={text}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault()
            }}
            onChange={({ target }) => {
              joinLines(target)
              change(target.value)
            }}
            className={`${fieldClasses} field-sizing-content py-2 wrap-anywhere`}
          />
        ) : (
          <input
            {...props}
            type={meta.look === 'date' ? 'date' : 'text'}
            autoComplete="off"
            value={text}
            onChange={(event) => change(event.target.value)}
            className={fieldClasses}
          />
        )
      }
    </FieldLayout>
  )
}

/** Pages show these texts as one paragraph, so pasted line breaks become spaces. */
function joinLines(area: HTMLTextAreaElement): void {
  if (!area.value.includes('\n')) return
  const { selectionEnd } = area
  area.value = area.value.replaceAll('\n', ' ')
  area.setSelectionRange(selectionEnd, selectionEnd)
}

/** A page's path after the first slash. */
export function AddressField({ field, place, value, onChange }: FieldProps<'text'>) {
  const { meta } = field
  const text = typeof value === 'string' ? value : ''
  return (
    <FieldLayout label={meta.label} help={meta.help} place={place}>
      {(props) => (
        <span className="flex items-center gap-1.5">
          <span aria-hidden="true" className="text-bark-soft">
            /
          </span>
          <input
            {...props}
            type="text"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={text}
            onChange={({ target }) => onChange(target.value.replace(/^\s*\/+/, ''))}
            className={fieldClasses}
          />
        </span>
      )}
    </FieldLayout>
  )
}

function FixedText({
  label,
  text,
  why,
}: {
  readonly label: string
  readonly text: string
  readonly why: string
}) {
  return (
    <div className="min-w-0">
      <p className="font-semibold">{label}</p>
      <p className="flex min-h-9 items-center gap-2 text-evergreen">
        <Icon name="lock" className="size-4 shrink-0 text-bark-soft" />
        {text}
      </p>
      <p className="text-second text-bark-soft">{why}</p>
    </div>
  )
}

export function NumberField({ field, place, value, onChange }: FieldProps<'number'>) {
  const { meta, whenEmpty } = field
  const [typed, setTyped] = useState('')
  const stored = typeof value === 'number' || typeof value === 'string' ? String(value) : ''
  // The typed text, such as "1.", while it means the same number.
  const text = typedNumber(typed, whenEmpty) === value ? typed : stored
  return (
    <FieldLayout
      label={whenEmpty === 'error' ? meta.label : `${meta.label} (optional)`}
      help={meta.help}
      place={place}
    >
      {(props) => (
        <input
          {...props}
          inputMode="decimal"
          autoComplete="off"
          value={text}
          onChange={({ target }) => {
            setTyped(target.value)
            onChange(typedNumber(target.value, whenEmpty))
          }}
          className={`${fieldClasses} max-w-40`}
        />
      )}
    </FieldLayout>
  )
}

export function PictureField({ field, place, value, onChange }: FieldProps<'text'>) {
  const { errors, onDescribed, holdPublishing } = useDocumentForm()
  return (
    <PicturePicker
      label={field.meta.label}
      value={typeof value === 'string' ? value : ''}
      error={errors[place]}
      onChange={onChange}
      onDescribed={onDescribed}
      holdPublishing={holdPublishing}
    />
  )
}

export function Tick({ field, value, onChange }: FieldProps<'tick'>) {
  return (
    <label className="flex min-h-11 items-center gap-2 desk:min-h-9">
      <input
        type="checkbox"
        checked={value === true}
        onChange={({ target }) => onChange(target.checked ? true : field.unticked)}
        className="size-4.5 accent-evergreen"
      />
      {field.meta.label}
    </label>
  )
}

export function Choice({ field, place, value, onChange }: FieldProps<'choice'>) {
  const { meta, options, canBeEmpty } = field
  const chosen = options.find((option) => option.value === value)?.value
  return (
    <FieldLayout label={meta.label} help={meta.help} place={place}>
      {(props) => (
        <select
          {...props}
          value={chosen ?? ''}
          onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
          className={fieldClasses}
        >
          {canBeEmpty || chosen === undefined ? (
            <option value="">{canBeEmpty ? 'None' : 'Choose…'}</option>
          ) : null}
          <Options of={options.map((option) => [option.value, option.name])} />
        </select>
      )}
    </FieldLayout>
  )
}

/** A list of texts in one textarea: one per line, or separated by empty lines. */
export function TextsField({ field, place, value, onChange }: FieldProps<'list'>) {
  const { meta, entry } = field
  const isParagraphs = entry.is === 'text' && entry.meta.look === 'paragraph'
  const most = entry.is === 'text' ? entry.most : null
  const lengthOf = useTextLength()
  const texts = textsOf(value)
  const stored = texts.join(isParagraphs ? '\n\n' : '\n')
  const [typed, setTyped] = useState(stored)
  // The typed text, empty lines included, while it means the same list.
  const text = areSameTexts(typedTexts(typed, isParagraphs), texts) ? typed : stored
  const longest = Math.max(0, ...texts.map(lengthOf))
  const area = useRef<HTMLTextAreaElement>(null)
  const change = (typed: string) => {
    setTyped(typed)
    onChange(typedTexts(typed, isParagraphs))
  }
  const how = isParagraphs ? 'Leave an empty line to start a new paragraph.' : 'One per line.'
  return (
    <div>
      <FieldLayout
        label={meta.label}
        help={meta.help === undefined ? how : `${meta.help} ${how}`}
        place={place}
        entry={isParagraphs ? 'Paragraph' : 'Line'}
        count={{ is: longest, most }}
      >
        {(props) => (
          <textarea
            {...props}
            rows={isParagraphs ? 5 : 3}
            ref={area}
            value={text}
            onChange={({ target }) => change(target.value)}
            className={`${fieldClasses} field-sizing-content max-h-96 py-2 wrap-anywhere`}
          />
        )}
      </FieldLayout>
      {entry.is === 'text' && entry.meta.hasLinks === true ? (
        <AddLink area={area} onChange={change} />
      ) : null}
    </div>
  )
}
