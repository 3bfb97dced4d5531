import { Container } from '#web/ui/container.tsx'
import { SectionHeading } from '#web/ui/section-heading.tsx'
import type { AboutContent } from './content.ts'
import { steps } from './steps.ts'

/** The four steps as stones of a garden path: down the page on phones, across it on wide screens. */
export function Process({
  process: { title, intro, items },
}: {
  readonly process: AboutContent['process']
}) {
  return (
    <section
      aria-labelledby="process"
      className={`border-t border-hairline bg-paper-deep py-section ${steps.process}`}
    >
      <Container>
        <SectionHeading id="process" title={title} intro={intro} />
        <div className="relative mt-12 lg:mt-16">
          <svg
            viewBox="0 0 1200 120"
            preserveAspectRatio="none"
            aria-hidden="true"
            className="absolute inset-x-0 top-0 h-30 w-full text-leaf max-lg:hidden"
          >
            <path
              d="M36 36C150 36 190 92 336 92S520 36 636 36 820 92 936 92"
              fill="none"
              stroke="currentColor"
              strokeWidth="3"
              strokeLinecap="round"
              strokeDasharray="2 11"
              vectorEffect="non-scaling-stroke"
            />
          </svg>
          <ol className="relative grid lg:grid-cols-4 lg:gap-x-10">
            {items.map((item, at) => (
              <li key={item.title} className="path-step">
                <span
                  aria-hidden="true"
                  className="path-stone bg-evergreen font-display text-part text-paper"
                >
                  {at + 1}
                </span>
                <div className="path-text">
                  <h3 className="mt-2 text-card lg:mt-6">{item.title}</h3>
                  <p className="mt-2.5">{item.text}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      </Container>
    </section>
  )
}
