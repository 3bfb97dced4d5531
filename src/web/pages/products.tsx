import { type MetaFunction, useLoaderData } from 'react-router'
import { parseProductFilter, productFilterValue } from '#domain/gallery/filters.ts'
import { Gallery } from '#web/gallery/gallery.tsx'
import { onlyForAnotherPage, useGalleryFilter } from '#web/gallery/use-gallery-filter.ts'
import { pageMeta } from '#web/head.ts'
import { JsonLd } from '#web/json-ld.tsx'
import { paths } from '#web/paths.ts'
import { type ProductsContent, productsContent } from '#web/products/content.ts'
import { productFacts } from '#web/products/product-facts.ts'
import { ProductFilter } from '#web/products/product-filter.tsx'
import { ProductGrid } from '#web/products/product-grid.tsx'
import { ProductIntro } from '#web/products/product-intro.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx'
import { Container } from '#web/ui/container.tsx'
import { QuoteCall } from '#web/ui/quote-call.tsx'

const rules = { parse: parseProductFilter, valueOf: productFilterValue }

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData === undefined
    ? []
    : pageMeta({
        ...loaderData.page.seo,
        path: paths.products,
        picture: loaderData.page.picture,
      })

/** Runs when the page is built. */
export const loader = (): ProductsContent => productsContent

export const shouldRevalidate = onlyForAnotherPage

export default function ProductsPage() {
  const content = useLoaderData<typeof loader>()
  const { page, choices, products } = content
  const { filter, choose } = useGalleryFilter(rules)
  return (
    <>
      <Banner
        title={page.title}
        subtitle={page.subtitle}
        picture={page.picture}
        trail={<Breadcrumbs trail={[{ name: 'Products', path: paths.products }]} />}
      />
      <Gallery rules={content.rules} show={filter}>
        <Container className="pt-[clamp(1.5rem,1rem+2.5vw,3.5rem)] pb-section">
          <ProductFilter choices={choices} chosen={filter} onChoose={choose} />
          <div className="mt-[clamp(2rem,1.5rem+2vw,3.5rem)]">
            <ProductIntro choices={choices} chosen={filter} />
          </div>
          <ProductGrid products={products} choices={choices} />
        </Container>
      </Gallery>
      <QuoteCall />
      <JsonLd facts={productFacts(content)} />
    </>
  )
}
