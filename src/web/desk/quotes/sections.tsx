import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '#web/desk/button.tsx'
import { Options } from '#web/desk/forms/field.tsx'
import { choiceText } from './price-choice.ts'
import { focusLine, SectionSheet } from './section-sheet.tsx'
import { blankLine } from './typed-quote.ts'
import type { QuoteEditor } from './use-quote-editor.ts'

export function Sections({ editor }: { readonly editor: QuoteEditor }) {
  const { typed, change } = editor
  const place = useRef<HTMLDivElement>(null)
  const groups = typed.sections.flatMap(({ lines }) => lines.map(({ group }) => group))
  const add = () => {
    const line = blankLine(crypto.randomUUID())
    const section = { id: crypto.randomUUID(), name: '', lines: [line] }
    flushSync(() => change({ sections: [...typed.sections, section] }))
    focusLine(place.current, line.id)
  }
  return (
    <div ref={place}>
      <datalist id="prices" aria-label="Price list">
        {editor.quote.prices.map((each) => (
          <option key={each.id} value={choiceText(each)}>
            ${each.price}
          </option>
        ))}
      </datalist>
      <datalist id="units" aria-label="Units">
        <Options of={units.map((unit) => [unit, unit])} />
      </datalist>
      <datalist id="choices" aria-label="Choices">
        <Options of={[...new Set(groups)].filter(Boolean).map((group) => [group, group])} />
      </datalist>
      {typed.sections.map((section, index) => (
        <SectionSheet key={section.id} section={section} index={index} editor={editor} />
      ))}
      <Button onClick={add}>Add a section</Button>
    </div>
  )
}

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
