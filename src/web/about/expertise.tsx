import { Container } from '#web/ui/container.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { SectionHeading } from '#web/ui/section-heading.tsx'
import type { AboutContent } from './content.ts'
import { steps } from './steps.ts'

/** Three fields of knowledge, each under its photograph, on three steps of a slope. */
export function Expertise({
  expertise: { title, intro, items },
}: {
  readonly expertise: AboutContent['expertise']
}) {
  return (
    <section aria-labelledby="expertise" className={`py-section ${steps.expertise}`}>
      <Container>
        <SectionHeading id="expertise" title={title} intro={intro} />
        <ul className="mt-10 grid gap-x-8 gap-y-10 md:mt-14 md:grid-cols-3 xl:gap-x-12">
          {items.map((item, at) => (
            <li key={item.title} className={slope[at]}>
              <Picture
                picture={item.picture}
                sizes="(min-width: 48rem) 26rem, 100vw"
                className="aspect-[3/2] rounded-card md:aspect-[4/5]"
              />
              <h3 className="mt-5 text-card">{item.title}</h3>
              <p className="mt-2.5">{item.text}</p>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  )
}

const slope = ['', 'lg:mt-14', 'lg:mt-28']
