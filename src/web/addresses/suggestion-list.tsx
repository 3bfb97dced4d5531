// oxlint-disable jsx-a11y/prefer-tag-over-role -- a <select> or <datalist> cannot be an open list
// oxlint-disable jsx-a11y/click-events-have-key-events -- the keys arrive at the field, which has the focus
import type { Suggestion } from './address-source.ts'

interface SuggestionListProps {
  readonly id: string
  readonly suggestions: readonly Suggestion[]
  readonly active: number | undefined
  readonly onHighlight: (at: number) => void
  readonly onChoose: (suggestion: Suggestion) => void
}

/** The id of one line, by which the field names the highlighted one. */
export const lineId = (listId: string, at: number): string => `${listId}-${at}`

/** The addresses under the field, as wide as the field, with the owner of the data. */
export function SuggestionList(props: SuggestionListProps) {
  const { id, suggestions, active } = props
  return (
    <div className="absolute inset-x-0 top-full z-30 mt-1.5 rounded-card border border-hairline bg-white py-2 text-bark shadow-soft">
      <div id={id} role="listbox" aria-label="Addresses">
        {suggestions.map((suggestion, at) => (
          <div
            key={suggestion.id}
            id={lineId(id, at)}
            role="option"
            tabIndex={-1}
            aria-selected={at === active}
            className="flex min-h-11 cursor-pointer items-center px-4 py-2 text-base leading-snug wrap-anywhere aria-selected:bg-paper aria-selected:text-evergreen"
            // The focus stays in the field, where typing goes on.
            onMouseDown={(event) => event.preventDefault()}
            onPointerMove={() => props.onHighlight(at)}
            onClick={() => props.onChoose(suggestion)}
          >
            {suggestion.label}
          </div>
        ))}
      </div>
      <p className="px-4 pt-1.5 text-xs text-bark/75">{suggestions[0]?.credit}</p>
    </div>
  )
}
