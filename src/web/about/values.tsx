import { Container } from '#web/ui/container.tsx'
import { SectionHeading } from '#web/ui/section-heading.tsx'
import type { AboutContent } from './content.ts'
import { steps } from './steps.ts'
import './about.css'

/** Each value on a plant label, as they stick in the pots outside. */
export function Values({
  values: { title, intro, items },
}: {
  readonly values: AboutContent['values']
}) {
  return (
    <section aria-labelledby="values" className={`pt-section pb-8 ${steps.values}`}>
      <Container>
        <SectionHeading id="values" title={title} intro={intro} />
        <ul className="mt-12 grid gap-x-6 gap-y-10 sm:grid-cols-2 md:mt-16 xl:grid-cols-4">
          {items.map((item) => (
            <li key={item.title} className="plant-label relative flex flex-col px-7 pt-16 pb-9">
              <h3 className="text-center text-part">{item.title}</h3>
              <span aria-hidden="true" className="mx-auto mt-3 h-0.5 w-10 rounded-full bg-clay" />
              <p className="mt-4">{item.text}</p>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  )
}
