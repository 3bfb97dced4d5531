import type { Page } from '#content/pages.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Container } from '#web/ui/container.tsx'
import { QuoteCall } from '#web/ui/quote-call.tsx'
import { CategoryDropdown, type CategoryFilterProps } from './category-dropdown.tsx'
import { type GalleryRules, galleryStyle } from './gallery-style.ts'
import './gallery.css'

/** A page of cards that can be filtered: products, projects. */
export function GalleryPage<Filter extends string>({
  page,
  trail,
  rules,
  show,
  filter,
  wideFilter: WideFilter,
  intro,
  children,
}: {
  readonly page: Page
  /** This page as the last breadcrumb. */
  readonly trail: { readonly name: string; readonly path: string }
  readonly rules: GalleryRules
  /** The filter value in the address. */
  readonly show: string
  readonly filter: CategoryFilterProps<Filter>
  readonly wideFilter: React.ComponentType<CategoryFilterProps<Filter>>
  /** The text about the chosen category. */
  readonly intro: React.ReactNode
  readonly children: React.ReactNode
}) {
  return (
    <>
      <Banner {...page} trail={trail} />
      <div data-show={show}>
        <style>{galleryStyle(rules)}</style>
        <Container className="pt-band pb-section">
          <CategoryDropdown {...filter} />
          <WideFilter {...filter} />
          <div className="mt-band">{intro}</div>
          {children}
        </Container>
      </div>
      <QuoteCall />
    </>
  )
}
