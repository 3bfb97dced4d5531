import { paths } from '#domain/site/paths.ts'
import { Card } from '#web/ui/card.tsx'
import { Container } from '#web/ui/container.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { SectionHeading } from '#web/ui/section-heading.tsx'
import type { HomeContent } from './content.ts'

/** On narrow screens a list with small pictures; from the middle on, cards. */
export function ServiceCards({
  services: { heading, intro, cards },
}: {
  readonly services: HomeContent['services']
}) {
  return (
    <section
      aria-labelledby="services"
      className="border-y border-hairline bg-paper-deep py-section"
    >
      <Container>
        <SectionHeading id="services" title={heading} intro={intro} />
        <ul className="mt-10 grid gap-3 sm:grid-cols-2 sm:gap-6 md:mt-14 lg:grid-cols-4">
          {cards.map(({ slug, name, summary, picture }) => (
            <Card
              key={slug}
              as="li"
              className="group/card picture-row transition-[box-shadow,translate] focus-within:shadow-soft hover:-translate-y-1 hover:shadow-soft sm:flex sm:flex-col"
            >
              <Picture
                picture={picture}
                sizes="(min-width: 62rem) 18rem, (min-width: 40rem) 50vw, 6.5rem"
                className="h-full sm:aspect-[3/2] sm:h-auto"
              />
              <div className="flex grow flex-col p-4 sm:p-6">
                <h3 className="text-card">
                  <Link to={paths.service(slug)} className="covers-card">
                    {name}
                  </Link>
                </h3>
                <p className="mt-1.5 text-sm text-bark-soft sm:mt-3">{summary}</p>
                <p
                  aria-hidden="true"
                  className="mt-auto flex items-center gap-2 pt-5 text-sm font-semibold text-moss max-sm:hidden"
                >
                  See the service
                  <Icon
                    name="arrow-right"
                    className="size-4.5 transition-transform group-hover/card:translate-x-1"
                  />
                </p>
              </div>
            </Card>
          ))}
        </ul>
      </Container>
    </section>
  )
}
