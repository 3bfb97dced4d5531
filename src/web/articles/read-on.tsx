import { paths } from '#domain/site/paths.ts'
import { QuoteLink } from '#web/ui/button.tsx'
import { Container } from '#web/ui/container.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import { Picture } from '#web/ui/picture.tsx'
import type { ArticleCard, ArticleContent } from './content.ts'
import { FactsLine } from './facts-line.tsx'
import './read-on.css'

export function ReadOn({ services, next }: Pick<ArticleContent, 'services' | 'next'>) {
  return (
    <>
      {services.length === 0 ? null : <RelatedServices services={services} />}
      {next === null ? null : <NextArticle next={next} />}
    </>
  )
}

function RelatedServices({ services }: Pick<ArticleContent, 'services'>) {
  return (
    <section
      aria-labelledby="related-services"
      className="border-t border-hairline bg-paper-deep py-section print:hidden"
    >
      <Container>
        <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-5">
          <h2 id="related-services" className="text-heading">
            When you want a hand
          </h2>
          <QuoteLink />
        </div>
        <ul className="read-on mt-8 grid gap-3 lg:gap-6">
          {services.map(({ slug, name, summary, picture }) => (
            <li
              key={slug}
              className="read-on-card relative rounded-card border border-hairline bg-white transition-shadow hover:shadow-soft"
            >
              <Picture
                picture={picture}
                sizes="(min-width: 62rem) 26rem, (min-width: 40rem) 32vw, 5.5rem"
                className="read-on-picture"
              />
              <div className="sm:p-5 lg:p-6">
                <h3 className="text-card">
                  <Link to={paths.service(slug)} className="covers-card">
                    {name}
                  </Link>
                </h3>
                <p className="mt-1.5 text-sm text-bark-soft max-lg:hidden">{summary}</p>
              </div>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  )
}

function NextArticle({ next }: { readonly next: ArticleCard }) {
  return (
    <section
      aria-labelledby="next-article"
      className="ground-dark group/next relative isolate overflow-hidden bg-evergreen print:hidden"
    >
      <Picture
        picture={next.picture}
        sizes="100vw"
        decorative
        className="absolute inset-0 -z-10 size-full opacity-60"
      />
      <div className="scrim absolute inset-0 -z-10" />
      <Container className="py-section">
        <p className="kicker text-leaf-pale">Next article</p>
        <h2 id="next-article" className="mt-4 max-w-3xl text-heading">
          <Link to={paths.article(next.slug)} className="covers-card">
            {next.title}
            <Icon name="arrow-right" className="ml-4 inline size-8" />
          </Link>
        </h2>
        <p className="mt-4 max-w-prose text-lead text-paper-soft">{next.excerpt}</p>
        <FactsLine card={next} className="mt-5 !text-paper-soft [&_svg]:text-leaf" />
      </Container>
    </section>
  )
}
