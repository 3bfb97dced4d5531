import type { ChangeEvent, KeyboardEvent } from 'react'
import type { AddressParts } from '#domain/addresses/address-parts.ts'
import { fieldError, fieldInput, fieldLabel } from '#web/ui/field-styles.ts'
import type { AddressSource } from './address-source.ts'
import { lineId, SuggestionList } from './suggestion-list.tsx'
import { useSuggestionList } from './use-suggestion-list.ts'

export interface AddressFieldProps {
  readonly id: string
  readonly name: string
  readonly label: string
  readonly value: string
  /** Every change that the visitor types. */
  readonly onChange: (text: string) => void
  readonly onBlur?: (() => void) | undefined
  /** A suggestion was chosen: fill these parts, the field's own text among them. */
  readonly onChoose: (parts: AddressParts) => void
  /** A suggestion was chosen that lies nowhere. */
  readonly onNoPlace: () => void
  /** The sentence shown under the field while it breaks a rule. */
  readonly error?: string | undefined
  readonly placeholder?: string | undefined
  readonly required?: boolean | undefined
  readonly disabled?: boolean | undefined
  /** What the browser's own autofill may put here; `address-line1` unless told. */
  readonly autoComplete?: string | undefined
  /** Made once and kept: a new one on each rendering would forget what is under way. */
  readonly source: AddressSource
}

/**
 * A text field with a list of addresses under it. Whatever is typed stays; Enter on a highlighted
 * address chooses it and does not send the form, Escape closes the list and keeps the text.
 */
export function AddressField(props: AddressFieldProps) {
  const { error, id, source } = props
  const list = useSuggestionList(source, (parts) => {
    if (parts === 'no-place') props.onNoPlace()
    else props.onChoose(parts)
  })
  const listId = `${id}-addresses`

  function change(event: ChangeEvent<HTMLInputElement>): void {
    props.onChange(event.target.value)
    if (isTyped(event.nativeEvent)) list.type(event.target.value)
    else list.leave()
  }

  function press(event: KeyboardEvent): void {
    const isPlain = !(event.ctrlKey || event.metaKey || event.altKey || event.shiftKey)
    // While an input method composes a letter, Enter and the arrows are its own.
    if (!isPlain || event.nativeEvent.isComposing || !list.press(event.key)) return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div>
      <label htmlFor={id} className={fieldLabel}>
        {props.label}
      </label>
      <div className="relative">
        <input
          id={id}
          name={props.name}
          type="text"
          className={fieldInput}
          value={props.value}
          placeholder={props.placeholder}
          required={props.required}
          disabled={props.disabled}
          autoComplete={props.autoComplete ?? 'address-line1'}
          spellCheck={false}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={list.isOpen}
          aria-controls={list.isOpen ? listId : undefined}
          aria-activedescendant={
            list.isOpen && list.active !== undefined ? lineId(listId, list.active) : undefined
          }
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          onFocus={() => source.prepare()}
          onBlur={() => {
            list.leave()
            props.onBlur?.()
          }}
          onChange={change}
          onKeyDown={press}
        />
        {list.isOpen && (
          <SuggestionList
            id={listId}
            suggestions={list.suggestions}
            active={list.active}
            onHighlight={list.highlight}
            onChoose={(suggestion) => void list.choose(suggestion)}
          />
        )}
      </div>
      <output className="sr-only">{list.isOpen ? countWords(list.suggestions.length) : ''}</output>
      <div aria-live="polite">
        {error !== undefined && (
          <p id={`${id}-error`} className={fieldError}>
            {error}
          </p>
        )}
      </div>
    </div>
  )
}

/** The browser's autofill changes the field too, and needs no suggestions on top of its own. */
function isTyped(event: Event): boolean {
  return event instanceof InputEvent && event.inputType !== 'insertReplacementText'
}

function countWords(count: number): string {
  return count === 1
    ? '1 address found. Press the down arrow to reach it.'
    : `${count} addresses found. Press the down arrow to reach them.`
}
