import type { MetaDescriptor } from 'react-router'
import { pageMeta } from '#web/head.ts'
import { paths } from '#domain/site/paths.ts'
import type { Site } from '#web/site.ts'
import { Banner } from '#web/ui/banner.tsx'
import { LinkedText } from '#web/ui/linked-text.tsx'
import { SectionedText } from '#web/ui/sectioned-text.tsx'
import type { OwnPageContent } from './content.ts'

export const ownPageMeta = (
  site: Site | undefined,
  { seo, picture, address }: OwnPageContent,
): MetaDescriptor[] => pageMeta(site, { ...seo, picture, path: paths.ownPage(address) })

/** A page of the company's own: its banner, its text, and parts under headings. */
export function OwnPage({ content }: { readonly content: OwnPageContent }) {
  const { title, subtitle, picture, address, text, parts } = content
  return (
    <div key={address}>
      <Banner
        title={title}
        subtitle={subtitle}
        picture={picture}
        trail={{ name: title, path: paths.ownPage(address) }}
      />
      <SectionedText
        intro={text.map((each, at) => (
          <p key={`${at} ${each}`} className={at === 0 ? '' : 'mt-4'}>
            <LinkedText text={each} />
          </p>
        ))}
        sections={parts}
        paragraph={(each) => <LinkedText text={each} />}
      />
    </div>
  )
}
