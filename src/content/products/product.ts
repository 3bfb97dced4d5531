import type { Shown } from '#content/shown-texts.ts'
import type { ProductDocument } from '#domain/site/product.ts'

/** A card of the products page. Nothing is sold online. */
export type Product = Shown<ProductDocument>
