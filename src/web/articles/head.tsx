import { paths } from '#domain/site/paths.ts'
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx'
import { Container } from '#web/ui/container.tsx'
import { ContourLines } from '#web/ui/contour-lines.tsx'
import { Picture } from '#web/ui/picture.tsx'
import type { ArticleCard } from './content.ts'
import { FactsLine } from './facts-line.tsx'

export function ArticleHead({ card }: { readonly card: ArticleCard }) {
  const { slug, title, excerpt, picture } = card
  return (
    <div className="relative isolate pt-6 md:pt-8">
      <div className="absolute inset-x-0 top-0 bottom-[clamp(6rem,18vw,15rem)] -z-10 overflow-hidden border-b border-hairline bg-paper-deep print:hidden">
        <ContourLines on="light" />
      </div>
      <Container>
        <Breadcrumbs
          trail={[
            { name: 'Blog', path: paths.blog },
            { name: title, path: paths.article(slug) },
          ]}
          className="text-moss print:hidden"
        />
        <div className="mt-6 max-w-4xl md:mt-10">
          <h1 className="text-title">{title}</h1>
          <p className="mt-5 max-w-prose text-lead">{excerpt}</p>
          <FactsLine card={card} className="mt-5" />
        </div>
        <Picture
          picture={picture}
          sizes="(min-width: 86rem) 79rem, calc(100vw - 2rem)"
          priority="high"
          className="mt-9 aspect-[3/2] rounded-card md:aspect-[21/9] print:hidden"
        />
      </Container>
    </div>
  )
}
