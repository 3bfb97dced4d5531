import type { MetaDescriptor } from 'react-router'
import { pageMeta } from '#web/head.ts'
import { paths } from '#web/paths.ts'
import type { Site } from '#web/site.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx'
import { Container } from '#web/ui/container.tsx'
import { LinkedText } from '#web/ui/linked-text.tsx'
import { PageIndex } from '#web/ui/page-index.tsx'
import type { OwnPageContent } from './content.ts'

export const ownPageMeta = (
  site: Site | undefined,
  { seo, picture, address }: OwnPageContent,
): MetaDescriptor[] => pageMeta(site, { ...seo, picture, path: paths.ownPage(address) })

/** A page of the company's own: its banner, its text, and parts under headings. */
export function OwnPage({ content }: { readonly content: OwnPageContent }) {
  const { title, subtitle, picture, address, text, parts } = content
  const hasIndex = parts.length > 2
  return (
    <div key={address}>
      <Banner
        title={title}
        subtitle={subtitle}
        picture={picture}
        trail={<Breadcrumbs trail={[{ name: title, path: paths.ownPage(address) }]} />}
      />
      <Container
        className={
          hasIndex ? 'grid gap-x-16 gap-y-10 py-band lg:grid-cols-[14rem_minmax(0,1fr)]' : 'py-band'
        }
      >
        {hasIndex ? (
          <div className="min-w-0 self-start lg:under-top print:hidden">
            <PageIndex
              groups={[{ entries: parts.map(({ id, heading }) => ({ id, name: heading })) }]}
            />
          </div>
        ) : null}
        <div className="max-w-prose min-w-0">
          <Paragraphs texts={text} />
          {parts.map(({ id, heading, paragraphs }) => (
            <section
              key={id}
              id={id}
              aria-labelledby={`${id}-heading`}
              className="mt-10 border-t border-hairline pt-8"
            >
              <h2 id={`${id}-heading`} className="text-part">
                {heading}
              </h2>
              <div className="mt-4">
                <Paragraphs texts={paragraphs} />
              </div>
            </section>
          ))}
        </div>
      </Container>
    </div>
  )
}

function Paragraphs({ texts }: { readonly texts: readonly string[] }) {
  return texts.map((text, at) => (
    <p key={`${at} ${text}`} className={at === 0 ? '' : 'mt-4'}>
      <LinkedText text={text} />
    </p>
  ))
}
