import { paths } from '#domain/site/paths.ts'
import { Container } from '#web/ui/container.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import { Picture } from '#web/ui/picture.tsx'
import type { ServiceContent } from './content.ts'

/** Services that the same job often needs, and articles about it. */
export function Neighbors({ neighbors, reading }: Pick<ServiceContent, 'neighbors' | 'reading'>) {
  if (neighbors.length === 0 && reading.length === 0) return null
  return (
    <div className="py-section">
      <Container>
        {neighbors.length === 0 ? null : <SameJob neighbors={neighbors} />}
        {reading.length === 0 ? null : (
          <div className="mt-12 flex flex-wrap items-center gap-x-8 gap-y-2 border-t border-hairline pt-6 first:mt-0">
            <h2 className="font-sans text-base font-semibold tracking-normal">To read first</h2>
            <ul className="contents">
              {reading.map(({ slug, title }) => (
                <li key={slug}>
                  <Link
                    to={paths.article(slug)}
                    className="link inline-flex min-h-11 items-center gap-2"
                  >
                    {title}
                    <Icon name="arrow-right" className="size-4.5" />
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        )}
      </Container>
    </div>
  )
}

function SameJob({ neighbors }: Pick<ServiceContent, 'neighbors'>) {
  return (
    <section aria-labelledby="goes-with">
      <h2 id="goes-with" className="text-heading">
        Often part of the same job
      </h2>
      <ul className="mt-8 grid gap-4 sm:grid-cols-3 sm:gap-6">
        {neighbors.map(({ slug, name, summary, picture }) => (
          <li
            key={slug}
            className="group/card relative picture-row gap-x-5 gap-y-3 rounded-card sm:block"
          >
            <Picture
              picture={picture}
              sizes="(min-width: 82rem) 25rem, (min-width: 40rem) 33vw, 6.5rem"
              className="aspect-square rounded-card sm:aspect-[3/2]"
            />
            <div className="self-center sm:mt-5">
              <h3 className="text-card">
                <Link
                  to={paths.service(slug)}
                  className="covers-card decoration-leaf decoration-2 underline-offset-4 group-hover/card:underline"
                >
                  {name}
                </Link>
              </h3>
              <p className="mt-1.5 text-sm text-bark-soft">{summary}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
