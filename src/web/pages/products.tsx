import { type MetaFunction, useLoaderData } from 'react-router'
import { parseProductFilter, productFilterValue } from '#domain/gallery/filters.ts'
import { GalleryPage } from '#web/gallery/gallery-page.tsx'
import { onlyForAnotherPage, useGalleryFilter } from '#web/gallery/use-gallery-filter.ts'
import { JsonLd } from '#web/json-ld.tsx'
import { paths } from '#web/paths.ts'
import { type ProductsContent, productsContent } from '#web/products/content.ts'
import { productFacts } from '#web/products/product-facts.ts'
import { ProductFilter } from '#web/products/product-filter.tsx'
import { ProductGrid } from '#web/products/product-grid.tsx'
import { ProductIntro } from '#web/products/product-intro.tsx'
import { bannerPageMeta } from '#web/ui/banner.tsx'

const filterRules = { parse: parseProductFilter, valueOf: productFilterValue }

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  bannerPageMeta(loaderData?.page, paths.products)

/** Runs when the page is built. */
export const loader = (): ProductsContent => productsContent

export const shouldRevalidate = onlyForAnotherPage

export default function ProductsPage() {
  const content = useLoaderData<typeof loader>()
  const { page, choices, products, rules } = content
  const { filter, chosen, choose } = useGalleryFilter(filterRules)
  return (
    <>
      <GalleryPage
        page={page}
        trail={{ name: 'Products', path: paths.products }}
        rules={rules}
        show={filter}
        filter={<ProductFilter choices={choices} chosen={chosen} onChoose={choose} />}
        intro={<ProductIntro choices={choices} chosen={filter} />}
      >
        <ProductGrid products={products} choices={choices} />
      </GalleryPage>
      <JsonLd facts={productFacts(content)} />
    </>
  )
}
