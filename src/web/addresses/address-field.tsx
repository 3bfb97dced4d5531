import type { ChangeEvent, KeyboardEvent } from 'react'
import type { AddressParts } from '#domain/addresses/address-parts.ts'
import { FieldFrame } from '#web/ui/field-frame.tsx'
import { type FieldProps, fieldParts } from '#web/ui/field-props.ts'
import { fieldInput } from '#web/ui/field-styles.ts'
import type { AddressSource } from './address-source.ts'
import { lineId, SuggestionList } from './suggestion-list.tsx'
import { useSuggestionList } from './use-suggestion-list.ts'

export interface AddressFieldProps extends FieldProps {
  /** Called when a suggestion is chosen, to fill these parts, including the field's own text. */
  readonly onChoose: (parts: AddressParts) => void
  /** The chosen suggestion has no place. */
  readonly onNoPlace: () => void
  readonly placeholder?: string | undefined
  /** For the browser's autofill; `address-line1` by default. */
  readonly autoComplete?: string | undefined
  readonly maxLength?: number | undefined
  /** Created once: a new source on each render would forget searches under way. */
  readonly source: AddressSource
}

/** Typed text stays; Enter on a highlighted address chooses it, and does not submit the form. */
export function AddressField(props: AddressFieldProps) {
  const { id, source } = props
  const { frame, control, change } = fieldParts(props)
  const list = useSuggestionList(source, (parts) => {
    if (parts === 'no-place') props.onNoPlace()
    else props.onChoose(parts)
  })
  const listId = `${id}-addresses`

  function input(event: ChangeEvent<HTMLInputElement>): void {
    change(event.target.value)
    if (isTyped(event.nativeEvent)) list.type(event.target.value)
    else list.leave()
  }

  function press(event: KeyboardEvent): void {
    const isPlain = !(event.ctrlKey || event.metaKey || event.altKey || event.shiftKey)
    // While an input method composes a character, Enter and the arrows belong to it.
    if (!isPlain || event.nativeEvent.isComposing || !list.press(event.key)) return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <FieldFrame {...frame}>
      <div className="relative">
        <input
          {...control}
          type="text"
          className={fieldInput}
          placeholder={props.placeholder}
          maxLength={props.maxLength}
          autoComplete={props.autoComplete ?? 'address-line1'}
          autoCapitalize="words"
          enterKeyHint="next"
          spellCheck={false}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={list.isOpen}
          aria-controls={list.isOpen ? listId : undefined}
          aria-activedescendant={
            list.isOpen && list.active !== undefined ? lineId(listId, list.active) : undefined
          }
          onFocus={() => source.prepare()}
          onBlur={() => {
            list.leave()
            control.onBlur()
          }}
          onChange={input}
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
        <output className="sr-only">
          {list.isOpen ? suggestionCount(list.suggestions.length) : ''}
        </output>
      </div>
    </FieldFrame>
  )
}

/** The browser's autofill changes the field too, and needs no suggestions on top of its own. */
const isTyped = (event: Event): boolean =>
  event instanceof InputEvent && event.inputType !== 'insertReplacementText'

function suggestionCount(count: number): string {
  return count === 1
    ? '1 address found. Press the down arrow to reach it.'
    : `${count} addresses found. Press the down arrow to reach them.`
}
