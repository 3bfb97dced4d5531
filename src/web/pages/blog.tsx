import { articleCards } from '#web/articles/content.ts'
import { FactsLine } from '#web/articles/facts-line.tsx'
import type { PageMeta } from '#web/head.ts'
import { paths } from '#domain/site/paths.ts'
import { siteContext } from '#web/site-context.ts'
import { Banner, bannerPageMeta } from '#web/ui/banner.tsx'
import { Card } from '#web/ui/card.tsx'
import { Container } from '#web/ui/container.tsx'
import { Link } from '#web/ui/link.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { QuoteCall } from '#web/ui/quote-call.tsx'
import type { Route } from './+types/blog.ts'

export const meta: PageMeta<typeof loader> = ({ loaderData, matches }) =>
  bannerPageMeta(matches, loaderData?.page, paths.blog)

export function loader({ context }: Route.LoaderArgs) {
  const { content } = context.get(siteContext)
  return { page: content.pages.blog, cards: articleCards(content) }
}

export default function BlogPage({ loaderData: { page, cards } }: Route.ComponentProps) {
  return (
    <>
      <Banner {...page} trail={{ name: page.title, path: paths.blog }} />
      <Container className="pt-band pb-section">
        <h2 className="sr-only">Articles</h2>
        {cards.length === 0 ? <p className="text-lead">There are no articles yet.</p> : null}
        <ul className="grid gap-5 sm:gap-7 lg:grid-cols-3">
          {cards.map((card, at) => (
            <Card
              key={card.slug}
              as="li"
              className={`group/card flex flex-col transition-[box-shadow,translate] focus-within:shadow-soft hover:-translate-y-1 hover:shadow-soft ${at === 0 ? 'lg:col-span-3 lg:grid lg:grid-cols-[3fr_2fr]' : 'sm:max-lg:grid sm:max-lg:grid-cols-[2fr_3fr]'}`}
            >
              <Picture
                picture={card.picture}
                sizes={
                  at === 0
                    ? '(min-width: 62rem) 48rem, calc(100vw - 2rem)'
                    : '(min-width: 62rem) 26rem, (min-width: 40rem) 40vw, calc(100vw - 2rem)'
                }
                priority="low"
                className={`aspect-[3/2] ${at === 0 ? 'lg:aspect-[16/10]' : 'sm:max-lg:aspect-auto sm:max-lg:min-h-52'}`}
              />
              <div
                className={`flex grow flex-col p-5 sm:p-7 ${at === 0 ? 'lg:justify-center lg:p-12' : ''}`}
              >
                <FactsLine card={card} />
                <h3 className={`mt-3 ${at === 0 ? 'text-part' : 'text-card'}`}>
                  <Link to={paths.article(card.slug)} className="covers-card">
                    {card.title}
                  </Link>
                </h3>
                <p className={`mt-3 ${at === 0 ? 'text-lead' : ''} text-bark-soft`}>
                  {card.excerpt}
                </p>
              </div>
            </Card>
          ))}
        </ul>
      </Container>
      <QuoteCall />
    </>
  )
}
