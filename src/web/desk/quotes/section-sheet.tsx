import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { lineCents } from '#domain/money/arithmetic.ts'
import { linesOf } from '#domain/written-quotes/document.ts'
import { Button } from '#web/desk/button.tsx'
import { fieldClasses } from '#web/desk/forms/field.tsx'
import { Sheet } from '#web/desk/sheet.tsx'
import { LineFields } from './line-fields.tsx'
import type { TypedLine, TypedSection } from './typed-draft.ts'
import { blankLine, isBlank } from './typed-quote.ts'
import { type QuoteEditor, withPart } from './use-quote-editor.ts'

export function SectionSheet({
  section,
  index,
  editor,
}: {
  readonly section: TypedSection
  readonly index: number
  readonly editor: QuoteEditor
}) {
  const { quote, typed, change, remove, read } = editor
  const { lines } = section
  /** Lines from the customer's calculation; the first section offers them. */
  const calculated = index === 0 ? quote.calculated : []
  const list = useRef<HTMLUListElement>(null)
  const sectionsWith = (next: (now: TypedSection) => Partial<TypedSection>, now = typed) => ({
    sections: now.sections.map((each) =>
      each.id === section.id ? { ...each, ...next(each) } : each,
    ),
  })
  const set = (next: Partial<TypedSection>) => change(sectionsWith(() => next))
  /** Adds a line after that one, or at the end. An empty line there gets the focus instead. */
  const addLine = (after: string | null) => {
    const at = after === null ? lines.length : lines.findIndex(({ id }) => id === after) + 1
    const blank = (after === null ? lines : lines.slice(at, at + 1)).find(isBlank)
    const line = blank ?? blankLine(crypto.randomUUID())
    // Synchronously, so that the next keystroke goes to the new line.
    if (blank === undefined) flushSync(() => set({ lines: lines.toSpliced(at, 0, line) }))
    focusLine(list.current, line.id)
  }
  const move = (from: number, by: -1 | 1) => {
    const line = lines[from]
    const to = from + by
    if (line === undefined || to < 0 || to >= lines.length) return
    set({ lines: lines.toSpliced(from, 1).toSpliced(to, 0, line) })
  }
  const centsOf = new Map(
    linesOf(read.document).map(({ id, quantity, priceCents }) => [
      id,
      lineCents(quantity, priceCents),
    ]),
  )
  return (
    <Sheet
      title={typed.sections.length === 1 ? 'Lines' : `Section ${index + 1}`}
      aside={
        typed.sections.length > 1 ? (
          <Button
            variant="word"
            onClick={() =>
              remove(
                section.id,
                'The section was removed.',
                { sections: typed.sections.filter(({ id }) => id !== section.id) },
                ({ sections }) => ({ sections: withPart(sections, index, section) }),
              )
            }
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
          placeholder="Heading, such as Stage 1"
          onChange={({ currentTarget }) => set({ name: currentTarget.value })}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            const [first] = lines
            if (first === undefined) addLine(null)
            else focusLine(list.current, first.id)
          }}
          className={`${fieldClasses} border-transparent! font-semibold focus:border-bark-soft!`}
        />
      </div>
      <ul ref={list} className="divide-y divide-hairline-soft">
        {lines.map((line, at) => (
          <LineFields
            key={line.id}
            line={line}
            cents={centsOf.get(line.id) ?? null}
            problems={read.problems}
            prices={quote.prices}
            isDraft={editor.isDraft}
            onChange={(next) => set({ lines: lines.with(at, { ...line, ...next }) })}
            onEnter={() => addLine(line.id)}
            onRemove={() =>
              remove(
                line.id,
                'The line was removed.',
                sectionsWith(() => ({ lines: lines.toSpliced(at, 1) })),
                (now) => sectionsWith((each) => ({ lines: withPart(each.lines, at, line) }), now),
              )
            }
            onMove={(by) => move(at, by)}
          />
        ))}
      </ul>
      <div className="flex flex-wrap gap-2 border-t border-hairline-soft px-2 py-1.5">
        <Button variant="word" onClick={() => addLine(null)}>
          Add a line
        </Button>
        {calculated.length > 0 ? (
          <Button
            variant="word"
            onClick={() => set({ lines: [...lines, ...calculated.map(withNewId)] })}
          >
            Add the calculated amounts
          </Button>
        ) : null}
      </div>
    </Sheet>
  )
}

export const focusLine = (within: HTMLElement | null, id: string) =>
  within?.querySelector<HTMLElement>(`[data-line="${id}"]`)?.focus()

const withNewId = (line: TypedLine): TypedLine => ({ ...line, id: crypto.randomUUID() })
