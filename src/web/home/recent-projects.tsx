import { paths } from '#domain/site/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Container } from '#web/ui/container.tsx'
import { ContourLines } from '#web/ui/contour-lines.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { SectionHeading } from '#web/ui/section-heading.tsx'
import type { HomeContent } from './content.ts'

export function RecentProjects({
  recent: { heading, intro, link, projects },
}: {
  readonly recent: HomeContent['recent']
}) {
  return (
    <section
      aria-labelledby="recent-projects"
      className="ground-dark relative isolate overflow-hidden bg-evergreen py-section"
    >
      <ContourLines on="dark" />
      <Container>
        <SectionHeading
          id="recent-projects"
          title={heading}
          intro={intro}
          ground="dark"
          aside={
            <ButtonLink to={link.href} variant="light">
              {link.label}
              <Icon name="arrow-right" />
            </ButtonLink>
          }
        />
        <ul className="mt-10 grid grid-cols-2 gap-3 max-[18rem]:grid-cols-1 md:mt-14 md:grid-cols-3 md:gap-6 md:pb-12 md:[&>:nth-child(3n+2)]:translate-y-12">
          {projects.map(({ id, category, title, picture }) => (
            <li
              key={id}
              className="group/project relative grid overflow-hidden rounded-card *:col-start-1 *:row-start-1"
            >
              <Picture
                picture={picture}
                sizes="(min-width: 62rem) 25rem, (min-width: 48rem) 33vw, 50vw"
                className="aspect-[7/9] transition-transform duration-250 group-hover/project:scale-[1.03]"
              />
              <h3 className="z-1 self-end foot-shade px-4 pt-16 pb-4 text-lead leading-tight md:px-6 md:pb-5 md:text-card">
                <Link
                  to={`${paths.projects}?category=${category}`}
                  className="after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-leaf"
                >
                  {title}
                </Link>
              </h3>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  )
}
