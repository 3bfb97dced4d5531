import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button, TextLink } from '#web/desk/button.tsx'
import { Options } from '#web/desk/forms/field.tsx'
import { UndoLine } from '#web/desk/forms/saved-line.tsx'
import { SidePart } from '#web/desk/sheet.tsx'
import { useHydrated } from '#web/hydrated.ts'
import { quoteColumns } from './agreed.tsx'
import { EndPanel } from './end-panel.tsx'
import { MoneySide, ScheduleSheet } from './money-side.tsx'
import { choiceText } from './price-choice.ts'
import { VersionsSheet } from './quote-history.tsx'
import type { LoadedQuote } from './quote-page.ts'
import { SaveLine } from './save-line.tsx'
import { focusLine, SectionSheet } from './section-sheet.tsx'
import { LinkPanel } from './link-panel.tsx'
import { EmailVersion, NewLink, SendPanel, sendPanelId } from './send-panel.tsx'
import { TextField } from './text-field.tsx'
import { blankLine } from './typed-quote.ts'
import { type QuoteEditor, useQuoteEditor } from './use-quote-editor.ts'
import { RecipientSheet, TextSheet } from './text-side.tsx'

export function Editor({ quote }: { readonly quote: LoadedQuote }) {
  const editor = useQuoteEditor(quote)
  const { isDraft } = editor
  const column = useRef<HTMLDivElement>(null)
  // A new quote starts with the focus in its first field.
  const isHydrated = useHydrated()
  const [isNew] = useState(quote.typed.title === '')
  useEffect(() => {
    if (isNew && isHydrated) column.current?.querySelector('input')?.focus()
  }, [isNew, isHydrated])
  return (
    // Hydration would discard earlier input.
    <div inert={!isHydrated}>
      <RemovedPart {...editor} />
      <div className={quoteColumns}>
        <div ref={column}>
          {quote.wasSent ? <CustomerHas quote={quote} isChanged={isDraft} /> : null}
          <TextField
            label="Title"
            {...editor.field('title')}
            maxLength={120}
            placeholder="Retaining wall along the drive"
            onEnter={() => column.current?.querySelector<HTMLElement>('[data-section]')?.focus()}
            className="mb-5"
          />
          <Sections editor={editor} />
          <div className="mt-6">
            <RecipientSheet editor={editor} />
            <TextSheet editor={editor} />
          </div>
        </div>
        <div>
          <SaveLine editor={editor} />
          <MoneySide editor={editor} />
          <ScheduleSheet editor={editor} />
          <SendPanel editor={editor} />
          {quote.wasSent ? (
            <SidePart title="Link for the customer" aside={`version ${quote.version}`}>
              <div className="py-2">
                <LinkPanel url={quote.url} phone={quote.phone} />
                {isDraft || quote.email === '' || !awaitsAnswer.has(quote.state) ? null : (
                  <EmailVersion quote={quote} />
                )}
                <NewLink quote={quote} />
              </div>
            </SidePart>
          ) : null}
          <VersionsSheet quote={quote} />
          <EndPanel editor={editor} />
        </div>
      </div>
    </div>
  )
}

const awaitsAnswer: ReadonlySet<LoadedQuote['state']> = new Set(['sent', 'opened', 'asked'])

/** Of the same height either way, so that nothing moves while one begins to type. */
function CustomerHas({
  quote: { version, state },
  isChanged,
}: {
  readonly quote: LoadedQuote
  readonly isChanged: boolean
}) {
  const again = offeredAgain.get(state)
  return (
    <div
      className={`mb-4 rounded-sheet border border-l-3 border-hairline bg-white px-4 py-2 ${isChanged ? 'border-l-clay' : 'border-l-moss'}`}
    >
      <p className={`font-semibold ${isChanged ? 'text-clay' : ''}`}>
        {isChanged ? 'Changes not sent' : 'No changes since it was sent'}
      </p>
      <p>
        The customer has version {version}.
        {isChanged ? (
          <>
            {' '}
            <TextLink href={`#${sendPanelId}`} variant="in-text">
              Send version {version + 1}
            </TextLink>
          </>
        ) : null}
      </p>
      {again === undefined ? null : <p>{again}</p>}
    </div>
  )
}

/** What one does with a quote that nobody can accept anymore. */
const offeredAgain: ReadonlyMap<LoadedQuote['state'], string> = new Map([
  ['declined', 'To offer it again, change it and send it.'],
  ['ended', 'To offer it again, choose a later “Good until” date and send it.'],
  ['withdrawn', 'To offer it again, choose another “Good until” date and send it.'],
])

/** Offers to put the part back that was removed last, in view anywhere in the long form. */
function RemovedPart({ removed, setRemoved }: Pick<QuoteEditor, 'removed' | 'setRemoved'>) {
  const end = () => setRemoved(null)
  // The space above the form is always there, so that the line covers no field and moves none.
  const space = '-mx-4 -mt-4 min-h-11 px-4 desk:min-h-9'
  if (removed === null) return <div className={space} />
  const { id, text, putBack } = removed
  return (
    <div className={`${space} sticky top-0 z-10 bg-paper`}>
      <UndoLine
        key={id}
        text={text}
        onExpired={end}
        onUndo={() => {
          flushSync(() => {
            putBack()
            end()
          })
          const field = `[data-line="${id}"], [data-section="${id}"], [data-stage="${id}"]`
          document.querySelector<HTMLElement>(field)?.focus()
        }}
      />
    </div>
  )
}

function Sections({ editor }: { readonly editor: QuoteEditor }) {
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
