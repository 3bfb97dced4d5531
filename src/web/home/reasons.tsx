import { Container } from '#web/ui/container.tsx'
import { SectionHeading } from '#web/ui/section-heading.tsx'
import type { HomeContent } from './content.ts'

export function Reasons({
  reasons: { heading, reasons },
}: {
  readonly reasons: HomeContent['reasons']
}) {
  return (
    <section aria-labelledby="reasons" className="py-section">
      <Container className="grid gap-x-16 gap-y-10 lg:grid-cols-[0.8fr_2fr]">
        <SectionHeading id="reasons" title={heading} className="self-start lg:under-top" />
        <ol className="grid gap-x-12 sm:grid-cols-2">
          {reasons.map(({ title, text }, at) => (
            <li
              key={title}
              className="grid grid-cols-[2.5rem_1fr] border-t border-hairline py-7 lg:py-9"
            >
              <span aria-hidden="true" className="font-display text-card text-clay">
                {at + 1}
              </span>
              <div>
                <h3 className="text-card">{title}</h3>
                <p className="mt-2.5">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </Container>
    </section>
  )
}
