import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { lineCents } from '#domain/money/arithmetic.ts'
import { linesOf } from '#domain/written-quotes/document.ts'
import { Button } from '#web/desk/button.tsx'
import { fieldClasses } from '#web/desk/field.tsx'
import { Sheet } from '#web/desk/sheet.tsx'
import { LineFields } from './line-fields.tsx'
import { choiceText, type PriceChoice } from './price-choice.ts'
import { blankLine, isBlank, type TypedLine, type TypedSection } from './typed-quote.ts'
import type { QuoteEditor } from './use-quote-editor.ts'

const newId = () => crypto.randomUUID()

export function Sections({
  editor,
  prices,
  calculated,
  isDraft,
}: {
  readonly editor: QuoteEditor
  readonly prices: readonly PriceChoice[]
  /** Lines from the customer's calculation, if there is one. */
  readonly calculated: readonly TypedLine[]
  readonly isDraft: boolean
}) {
  const { typed, change, read } = editor
  const place = useRef<HTMLDivElement>(null)
  const set = (sections: readonly TypedSection[]) => change({ sections })
  const setSection = (id: string, next: Partial<TypedSection>) =>
    set(typed.sections.map((each) => (each.id === id ? { ...each, ...next } : each)))
  const focusLine = (id: string) =>
    place.current?.querySelector<HTMLElement>(`[data-line="${id}"]`)?.focus()
  /** Adds a line after that one, or at the end. An empty line there gets the focus instead. */
  const addLine = (section: TypedSection, after: string | null) => {
    const index = section.lines.findIndex(({ id }) => id === after)
    const at = after === null ? section.lines.length : index + 1
    const blank = (after === null ? section.lines : section.lines.slice(at, at + 1)).find(isBlank)
    if (blank !== undefined) {
      focusLine(blank.id)
      return
    }
    const line = blankLine(newId())
    // Synchronously, so that the next keystroke goes to the new line.
    flushSync(() => setSection(section.id, { lines: section.lines.toSpliced(at, 0, line) }))
    focusLine(line.id)
  }
  const move = (section: TypedSection, id: string, by: -1 | 1) => {
    const from = section.lines.findIndex((line) => line.id === id)
    const line = section.lines[from]
    const to = from + by
    if (line === undefined || to < 0 || to >= section.lines.length) return
    setSection(section.id, { lines: section.lines.toSpliced(from, 1).toSpliced(to, 0, line) })
  }
  const groups = typed.sections.flatMap(({ lines }) => lines.map(({ group }) => group))
  const centsOf = new Map(
    linesOf(read.document).map(({ id, quantity, priceCents }) => [
      id,
      lineCents(quantity, priceCents),
    ]),
  )
  return (
    <div ref={place}>
      <datalist id="prices" aria-label="Price list">
        {prices.map((each) => (
          <option key={each.id} value={choiceText(each)}>
            ${each.price}
          </option>
        ))}
      </datalist>
      <datalist id="units" aria-label="Units">
        {units.map((unit) => (
          <option key={unit} value={unit}>
            {unit}
          </option>
        ))}
      </datalist>
      <datalist id="choices" aria-label="Choices">
        {[...new Set(groups)].filter(Boolean).map((group) => (
          <option key={group} value={group}>
            {group}
          </option>
        ))}
      </datalist>
      {typed.sections.map((section, index) => (
        <Sheet
          key={section.id}
          title={typed.sections.length === 1 ? 'Lines' : `Section ${index + 1}`}
          aside={
            typed.sections.length > 1 ? (
              <Button
                variant="word"
                onClick={() => set(typed.sections.filter(({ id }) => id !== section.id))}
              >
                Remove section
              </Button>
            ) : null
          }
        >
          <div className="border-b border-hairline-soft px-4 py-2">
            <input
              aria-label="Heading of the section"
              data-section={section.id}
              value={section.name}
              maxLength={120}
              placeholder="Heading, such as Stage 1 (empty for none)"
              onChange={({ currentTarget }) =>
                setSection(section.id, { name: currentTarget.value })
              }
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return
                event.preventDefault()
                const [first] = section.lines
                if (first === undefined) addLine(section, null)
                else focusLine(first.id)
              }}
              className={`${fieldClasses} border-transparent! font-semibold focus:border-bark-soft!`}
            />
          </div>
          <ul className="divide-y divide-hairline-soft">
            {section.lines.map((line) => (
              <LineFields
                key={line.id}
                line={line}
                cents={centsOf.get(line.id) ?? null}
                problems={read.problems}
                prices={prices}
                isDraft={isDraft}
                onChange={(next) =>
                  setSection(section.id, {
                    lines: section.lines.map((each) =>
                      each.id === line.id ? { ...each, ...next } : each,
                    ),
                  })
                }
                onEnter={() => addLine(section, line.id)}
                onRemove={() =>
                  setSection(section.id, {
                    lines: section.lines.filter(({ id }) => id !== line.id),
                  })
                }
                onMove={(by) => move(section, line.id, by)}
              />
            ))}
          </ul>
          <div className="flex flex-wrap gap-2 border-t border-hairline-soft px-2 py-1.5">
            <Button variant="word" onClick={() => addLine(section, null)}>
              Add a line
            </Button>
            {index === 0 && calculated.length > 0 ? (
              <Button
                variant="word"
                onClick={() =>
                  setSection(section.id, { lines: [...section.lines, ...fresh(calculated)] })
                }
              >
                Add the calculated amounts
              </Button>
            ) : null}
          </div>
        </Sheet>
      ))}
      <Button
        onClick={() => {
          const line = blankLine(newId())
          flushSync(() => set([...typed.sections, { id: newId(), name: '', lines: [line] }]))
          focusLine(line.id)
        }}
      >
        Add a section
      </Button>
    </div>
  )
}

const fresh = (lines: readonly TypedLine[]) => lines.map((line) => ({ ...line, id: newId() }))

/** Common units of landscapers. */
const units = [
  'cubic yard',
  'ton',
  'square foot',
  'linear foot',
  'hour',
  'day',
  'piece',
  'pallet',
  'bag',
  'load',
]
