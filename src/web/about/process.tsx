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
              d="M0 36H36C150 36 190 92 336 92S520 36 636 36 820 92 936 92 1120 64 1200 40"
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
              <li
                key={item.title}
                className={`group/step relative grid grid-cols-[4.5rem_1fr] gap-x-5 pb-10 last:pb-0 lg:block lg:pb-0 ${at % 2 === 1 ? 'lg:pt-14' : ''}`}
              >
                <span
                  aria-hidden="true"
                  className="absolute top-18 bottom-0 left-9 border-l-3 border-dotted border-leaf group-last/step:hidden lg:hidden"
                />
                <span
                  aria-hidden="true"
                  className={`grid size-18 place-items-center bg-evergreen font-display text-[1.75rem] text-paper ${stones[at]}`}
                >
                  {at + 1}
                </span>
                <div className={at % 2 === 1 ? '' : 'lg:pb-0 lg:pt-14'}>
                  <h3 className="mt-2 text-[clamp(1.375rem,1.25rem+0.6vw,1.75rem)] leading-tight lg:mt-6">
                    {item.title}
                  </h3>
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

/** No two stones of a path have one outline. */
const stones = [
  'rounded-[46%_54%_50%_50%/58%_48%_52%_42%]',
  'rounded-[56%_44%_48%_52%/46%_56%_44%_54%]',
  'rounded-[50%_50%_58%_42%/52%_44%_56%_48%]',
  'rounded-[44%_56%_44%_56%/54%_50%_50%_46%]',
]
