import type { ProductChoice } from './products.ts'
import type { Product } from './products/product.ts'

/** A product that the calculator can measure, by the material that it is sold as. */
export interface MeasurableProduct {
  readonly slug: string
  readonly name: string
  /** `service/item`. */
  readonly materialId: string
}

/** The products that the calculator can measure. */
export function measurableProducts(
  products: readonly (Pick<Product, 'name' | 'category' | 'material'> & {
    readonly slug: string
  })[],
  choices: readonly Pick<ProductChoice, 'value' | 'name'>[],
): readonly MeasurableProduct[] {
  return products.flatMap(({ slug, name, category, material }) => {
    if (material === undefined) return []
    const kind = choices.find(({ value }) => value === category)?.name ?? ''
    return [{ slug, name: fullName(name, kind), materialId: material.id }]
  })
}

/** A color alone is unclear outside its category: Brown is Brown Mulch. */
const fullName = (name: string, category: string) =>
  name.includes(' ') ? name : `${name} ${category}`.trim()
