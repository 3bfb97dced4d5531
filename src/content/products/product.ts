import type { Picture } from '#content/picture.ts'
import type { ProductCategory } from '#domain/gallery/filters.ts'

/** A card of the products page. Nothing is sold online. */
export interface Product {
  readonly category: ProductCategory
  readonly name: string
  readonly description: string
  /** The owner's text; the program's own products have none. */
  readonly price?: string
  readonly picture: Picture
  /** The calculator's material, and the index of its choice. */
  readonly material?: { readonly id: string; readonly choice?: number }
}
