import type { Page } from '#content/pages.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx'
import { Container } from '#web/ui/container.tsx'
import { QuoteCall } from '#web/ui/quote-call.tsx'
import { Gallery } from './gallery.tsx'
import type { GalleryRules } from './gallery-style.ts'

/** A page of cards that can be filtered: products, projects. */
export function GalleryPage({
  page: { title, subtitle, picture },
  trail,
  rules,
  show,
  filter,
  intro,
  children,
}: {
  readonly page: Page
  /** This page as the end of the way from the home page. */
  readonly trail: { readonly name: string; readonly path: string }
  readonly rules: GalleryRules
  /** What the address asks for. */
  readonly show: string
  /** How to choose. */
  readonly filter: React.ReactNode
  /** What is said about the choice. */
  readonly intro: React.ReactNode
  /** The cards. */
  readonly children: React.ReactNode
}) {
  return (
    <>
      <Banner
        title={title}
        subtitle={subtitle}
        picture={picture}
        trail={<Breadcrumbs trail={[trail]} />}
      />
      <Gallery rules={rules} show={show}>
        <Container className="pt-band pb-section">
          {filter}
          <div className="mt-band">{intro}</div>
          {children}
        </Container>
      </Gallery>
      <QuoteCall />
    </>
  )
}
