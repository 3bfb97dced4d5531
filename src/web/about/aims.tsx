import { Container } from '#web/ui/container.tsx'
import { ContourLines } from '#web/ui/contour-lines.tsx'
import type { AboutContent } from './content.ts'
import { steps } from './steps.ts'

/** Mission and vision, in large type on the dark ground. */
export function Aims({ aims: { title, intro, items } }: { readonly aims: AboutContent['aims'] }) {
  return (
    <section
      aria-labelledby="mission-vision"
      className="ground-dark relative isolate overflow-hidden bg-evergreen"
    >
      <ContourLines on="dark" />
      <Container className={`py-section ${steps.aims}`}>
        <div className="flex flex-wrap items-baseline justify-between gap-x-10 gap-y-3">
          <h2 id="mission-vision" className="text-heading">
            {title}
          </h2>
          <p className="text-paper-soft">{intro}</p>
        </div>
        <div className="mt-10 grid gap-x-16 gap-y-10 md:mt-14 lg:grid-cols-2">
          {items.map((item, at) => (
            <div key={item.title} className={at === 0 ? '' : 'lg:mt-24'}>
              <h3 className="kicker flex items-center gap-4 font-sans text-leaf">
                {item.title}
                <span aria-hidden="true" className="h-px flex-1 bg-paper/15" />
              </h3>
              <p className="mt-5 font-display text-part leading-snug">{item.text}</p>
            </div>
          ))}
        </div>
      </Container>
    </section>
  )
}
