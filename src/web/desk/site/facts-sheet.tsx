import type { PlaceholderFacts } from '#domain/placeholders.ts'

/** Placeholders that texts can use, with their current values. */
export function FactsSheet({ facts }: { readonly facts: PlaceholderFacts }) {
  return (
    <details className="mb-4 border-b border-hairline-soft pb-3 text-second">
      <summary className="min-h-11 cursor-pointer content-center font-semibold text-moss desk:min-h-9">
        Facts that update by themselves
      </summary>
      <p className="mb-2 text-bark-soft">
        A name in braces stands for that fact. When the fact changes, the page changes too.
      </p>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
        {Object.entries(facts).map(([name, fact]) => (
          <div key={name} className="contents">
            <dt className="font-semibold whitespace-nowrap">{`{${name}}`}</dt>
            <dd className="break-words">{fact}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
