import type { MetaDescriptor } from 'react-router'
import type { Page } from '#content/pages.ts'
import type { Picture as PictureData } from '#content/picture.ts'
import { frameMeta, pageMeta, type PageMatches, siteIn } from '#web/head.ts'
import { Breadcrumbs, type Crumb } from './breadcrumbs.tsx'
import { Container } from './container.tsx'
import { ContourLines } from './contour-lines.tsx'
import { Picture } from './picture.tsx'

/** Top of every page but the home page: its title on its photograph. */
export function Banner({
  title,
  subtitle,
  picture,
  kicker,
  trail,
}: {
  readonly title: string
  /** Each sentence of a list gets a line. */
  readonly subtitle?: string | readonly string[]
  readonly picture: PictureData
  readonly kicker?: string
  /** This page as the last breadcrumb, above the title. */
  readonly trail?: Crumb
}) {
  return (
    <div className="ground-dark relative isolate overflow-hidden bg-evergreen">
      <Picture
        picture={picture}
        // On phones the shade hides details, so a smaller picture will do.
        sizes="(min-width: 40rem) 100vw, 60vw"
        priority="high"
        decorative
        className="absolute inset-0 -z-10 size-full"
      />
      <div className="scrim absolute inset-0 -z-10" />
      <ContourLines on="photo" />
      <Container className="flex min-h-[clamp(17rem,13rem+16vw,27rem)] flex-col justify-end pt-20 pb-band print:min-h-0 print:pt-6">
        <div className="on-photo max-w-3xl">
          {trail === undefined ? null : (
            <Breadcrumbs trail={[trail]} className="mb-2 text-leaf-pale" />
          )}
          {kicker === undefined ? null : <p className="kicker mb-4 text-leaf-pale">{kicker}</p>}
          <h1 className="text-title">{title}</h1>
          {subtitle === undefined ? null : (
            <p className="mt-4 max-w-prose text-lead text-paper-soft">
              {typeof subtitle === 'string'
                ? subtitle
                : subtitle.map((line) => (
                    <span key={line} className="block text-balance">
                      {line}{' '}
                    </span>
                  ))}
            </p>
          )}
        </div>
      </Container>
    </div>
  )
}

/** The `meta` of a page with a banner; empty where its loader failed. */
export function bannerPageMeta(
  matches: PageMatches,
  page: Page | undefined,
  path: string,
): MetaDescriptor[] {
  if (page === undefined) return frameMeta(matches)
  return pageMeta(siteIn(matches), { ...page.seo, picture: page.picture, path })
}
