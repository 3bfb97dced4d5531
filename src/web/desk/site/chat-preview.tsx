import type { ReactNode } from 'react'
import { filledText, type PlaceholderFacts } from '#domain/placeholders.ts'
import { isRecord } from '#domain/is-record.ts'
import { partOf } from '#domain/site/document-part.ts'

/** The chat's answers as typed, placeholders filled in. */
export function ChatPreview({
  document,
  facts,
}: {
  readonly document: unknown
  readonly facts: PlaceholderFacts
}) {
  const textAt = (...names: readonly string[]): string => {
    const text = names.reduce<unknown>(partOf, document)
    return typeof text === 'string' ? filledText(text, facts) : ''
  }
  const own = isRecord(document) ? document['questions'] : []
  return (
    <section aria-label="Preview" className="min-w-0">
      <p className="mb-1 text-second text-bark-soft">
        The answers with this draft. Buttons and lists that appear below an answer by themselves are
        not shown here.
      </p>
      <div className="grid gap-2 rounded-sheet border border-hairline bg-paper p-4">
        <Bubble>{textAt('greeting')}</Bubble>
        {asked.map(([question, ...place]) => (
          <Exchange key={question} question={question} answer={textAt(...place)} />
        ))}
        {(Array.isArray(own) ? own : []).map((each: unknown, at) => {
          const { name = '', text = '' } = isRecord(each) ? each : {}
          return (
            <Exchange key={at} question={String(name)} answer={filledText(String(text), facts)} />
          )
        })}
      </div>
    </section>
  )
}

/** Question of a visitor, and where the document has its answer. */
const asked: readonly (readonly [question: string, ...place: readonly string[]])[] = [
  ['Our Services', 'business', 'services'],
  ['Contact Us', 'business', 'contact'],
  ['Location', 'business', 'location'],
  ['Working Hours', 'business', 'hours'],
  ['what does it cost', 'business', 'quote'],
  ['Back to Menu', 'menu'],
  ['seeds', 'pages', 'products'],
  ['photos', 'pages', 'projects'],
  ['workshops', 'pages', 'events'],
  ['thank you', 'thanks'],
  ['qwerty', 'unknown'],
]

function Exchange({ question, answer }: { readonly question: string; readonly answer: string }) {
  return (
    <>
      <p className="max-w-[85%] justify-self-end rounded-sheet bg-evergreen px-3 py-1.5 break-words text-paper">
        {question}
      </p>
      <Bubble>{answer}</Bubble>
    </>
  )
}

function Bubble({ children }: { readonly children: ReactNode }) {
  return (
    <p className="max-w-[85%] justify-self-start rounded-sheet border border-hairline bg-white px-3 py-1.5 break-words">
      {children}
    </p>
  )
}
