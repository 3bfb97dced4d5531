import { Container } from './container.tsx'
import { PageIndex } from './page-index.tsx'

/** Text under headings, with an index beside it where there are several. */
export function SectionedText({
  intro,
  sections,
  paragraph = (text) => text,
}: {
  readonly intro: React.ReactNode
  readonly sections: readonly {
    readonly id: string
    readonly heading: string
    readonly paragraphs: readonly string[]
  }[]
  /** Renders a paragraph with more than plain text. */
  readonly paragraph?: (text: string) => React.ReactNode
}) {
  const hasIndex = sections.length > 2
  return (
    <Container
      className={
        hasIndex ? 'grid gap-x-16 gap-y-10 py-band lg:grid-cols-[14rem_minmax(0,1fr)]' : 'py-band'
      }
    >
      {hasIndex ? (
        <div className="min-w-0 self-start lg:under-top print:hidden">
          <PageIndex
            groups={[{ entries: sections.map(({ id, heading }) => ({ id, name: heading })) }]}
          />
        </div>
      ) : null}
      <div className="max-w-prose min-w-0">
        {intro}
        {sections.map(({ id, heading, paragraphs }) => (
          <section
            key={id}
            id={id}
            aria-labelledby={`${id}-heading`}
            className="mt-10 border-t border-hairline pt-8"
          >
            <h2 id={`${id}-heading`} className="text-part">
              {heading}
            </h2>
            {paragraphs.map((text, at) => (
              <p key={`${at} ${text}`} className="mt-4">
                {paragraph(text)}
              </p>
            ))}
          </section>
        ))}
      </div>
    </Container>
  )
}
