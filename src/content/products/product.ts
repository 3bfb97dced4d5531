import type { Picture } from '#content/picture.ts'
import type { ProductCategory } from '#domain/gallery/filters.ts'

/** A card of the products page. Nothing is sold online. */
export interface Product {
  readonly category: ProductCategory
  readonly name: string
  readonly description: string
  /** As the owner has written it; none unless they have. */
  readonly price?: string
  readonly picture: Picture
  /** What the calculator knows it as: the material, and the position among its choices. */
  readonly material?: { readonly id: string; readonly choice?: number }
}
