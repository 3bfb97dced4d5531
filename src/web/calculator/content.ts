import type { Content } from '#content/content.ts'
import type { MeasurableProduct } from '#content/measurable-products.ts'
import type { Coverage } from '#domain/materials/coverage.ts'
import type { FamiliarSize } from '#domain/materials/shapes.ts'
import type { LineOf } from '#domain/materials/lines.ts'

export interface CalculatorMaterial {
  /** `service/item`. */
  readonly id: string
  readonly name: string
  readonly service: { readonly slug: string; readonly name: string }
  readonly coverage: Coverage
  readonly howMuch: string
  /** A product that is sold as this material, by its slug. */
  readonly product?: string
}

export interface CalculatorContent {
  readonly materials: readonly CalculatorMaterial[]
  /** Materials of the catalog that are bought with another one. */
  readonly companions: Readonly<Partial<Record<LineOf, { id: string; name: string }>>>
  readonly sizes: readonly FamiliarSize[]
}

/** The calculator for all materials, or for those of one service. */
export function calculatorContent(
  { services, materials: { coverages, companionItems, familiarSizes } }: Content,
  slug?: string,
): CalculatorContent {
  const items = services.flatMap((service) =>
    service.sections.flatMap(({ items: each }) =>
      each.map(({ slug: item, name, howMuch }) => ({
        id: `${service.slug}/${item}`,
        name,
        howMuch,
        service: { slug: service.slug, name: service.name },
      })),
    ),
  )
  return {
    materials: items.flatMap((item) => {
      const coverage = coverages[item.id]
      const isWanted = slug === undefined || item.service.slug === slug
      return coverage === undefined || !isWanted ? [] : [{ ...item, coverage }]
    }),
    companions: Object.fromEntries(
      Object.entries(companionItems).flatMap(([of, id]) => {
        const found = items.find((item) => item.id === id)
        return found === undefined ? [] : [[of, { id, name: found.name }]]
      }),
    ),
    sizes: familiarSizes,
  }
}

/** A product, to be measured as the material that it is sold as. */
export function productMaterial(
  materials: readonly CalculatorMaterial[],
  { slug, name, materialId }: MeasurableProduct,
): CalculatorMaterial | undefined {
  const material = materials.find(({ id }) => id === materialId)
  if (material === undefined || material.name === name) return material
  return { ...material, name, product: slug, service: { slug: 'products', name: 'Products' } }
}
