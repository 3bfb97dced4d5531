import { parseProductFilter, productFilterValue } from '#domain/gallery/filters.ts'
import { dateOf } from '#domain/time.ts'
import { GalleryPage } from '#web/gallery/gallery-page.tsx'
import { useGalleryFilter } from '#web/gallery/use-gallery-filter.ts'
import { JsonLd } from '#web/json-ld.tsx'
import type { PageMeta } from '#web/head.ts'
import { paths } from '#domain/site/paths.ts'
import { useSite } from '#web/site.ts'
import { siteContext } from '#web/site-context.ts'
import { productsContent } from '#web/products/content.ts'
import { productFacts } from '#web/products/product-facts.ts'
import { ProductFilter } from '#web/products/product-filter.tsx'
import { ProductGrid } from '#web/products/product-grid.tsx'
import { ProductIntro } from '#web/products/product-intro.tsx'
import { bannerPageMeta } from '#web/ui/banner.tsx'
import type { Route } from './+types/products.ts'

const filterRules = { parse: parseProductFilter, valueOf: productFilterValue }

export { exceptFilters as shouldRevalidate } from '#web/revalidation.ts'

export const meta: PageMeta<typeof loader> = ({ loaderData, matches }) =>
  bannerPageMeta(matches, loaderData?.page, paths.products)

export const loader = ({ context }: Route.LoaderArgs) => {
  const { content, now } = context.get(siteContext)
  return productsContent(content, dateOf(now, content.company.timeZone))
}

export default function ProductsPage({ loaderData: content }: Route.ComponentProps) {
  const { page, choices, products, rules } = content
  const { filter, chosen, choose } = useGalleryFilter(filterRules)
  return (
    <>
      <GalleryPage
        page={page}
        trail={{ name: 'Products', path: paths.products }}
        rules={rules}
        show={filter}
        filter={{ choices, chosen, onChoose: choose }}
        wideFilter={ProductFilter}
        intro={<ProductIntro choices={choices} chosen={filter} />}
      >
        <ProductGrid products={products} choices={choices} />
      </GalleryPage>
      <JsonLd facts={productFacts(useSite(), content)} />
    </>
  )
}
