import { Container } from '#web/ui/container.tsx'
import { SectionHeading } from '#web/ui/section-heading.tsx'
import type { AboutContent } from './content.ts'
import { steps } from './steps.ts'

/** Four promises as the lines of a ledger. */
export function Trust({
  trust: { title, intro, items },
}: {
  readonly trust: AboutContent['trust']
}) {
  return (
    <section
      aria-labelledby="trust"
      className={`border-y border-hairline bg-paper-deep py-section ${steps.trust}`}
    >
      <Container>
        <SectionHeading id="trust" title={title} intro={intro} />
        <ul className="mt-10 border-b border-hairline md:mt-14">
          {items.map((item) => (
            <li
              key={item.title}
              className="grid gap-x-16 gap-y-2 border-t border-hairline py-6 trust-columns md:py-8"
            >
              <h3 className="text-part">{item.title}</h3>
              <p className="max-w-prose md:pt-1">{item.text}</p>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  )
}
