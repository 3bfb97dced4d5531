/** Product categories in the order of their buttons; also their values in the URL. */
export const productCategories = [
  'plants',
  'trees',
  'fruits',
  'mulch',
  'fertilizers',
  'garden-tools',
  'seeds',
] as const

/** One category of the product grid. */
export type ProductCategory = (typeof productCategories)[number]

/** What the product grid shows: one category, or everything (`*`). */
export type ProductFilter = ProductCategory | '*'

/** Project categories in the order of their tiles; also their values in the URL. */
export const projectCategories = [
  'landscaping',
  'lawn-care',
  'plants-trees',
  'mulch',
  'garden-maintenance',
] as const

/** One category of the projects gallery. */
export type ProjectCategory = (typeof projectCategories)[number]

/** What the projects gallery shows: one category, or everything (`all`). */
export type ProjectFilter = ProjectCategory | 'all'

/** The product filter that a URL asks for; everything when it names none or one we do not know. */
export function parseProductFilter(value: string | null | undefined): ProductFilter {
  return known(productCategories, value) ?? '*'
}

/**
 * The project filter that a URL asks for: landscaping when it names none, everything when it
 * asks for `all` or for a category we do not know.
 */
export function parseProjectFilter(value: string | null | undefined): ProjectFilter {
  if (tidy(value) === '') return 'landscaping'
  return known(projectCategories, value) ?? 'all'
}

/** The value that the URL carries for a product filter; null when the URL needs none. */
export function productFilterValue(filter: ProductFilter): ProductCategory | null {
  return filter === '*' ? null : filter
}

/** The value that the URL carries for a project filter; null when the URL needs none. */
export function projectFilterValue(filter: ProjectFilter): ProjectFilter | null {
  return filter === 'landscaping' ? null : filter
}

/** The items that a filter lets through, in their own order. */
export function showing<Item extends { readonly category: string }>(
  items: readonly Item[],
  filter: string,
): readonly Item[] {
  return filter === '*' || filter === 'all'
    ? items
    : items.filter((item) => item.category === filter)
}

/** Links are typed and shared by people: case and stray spaces do not matter. */
function tidy(value: string | null | undefined): string {
  return (value ?? '').trim().toLowerCase()
}

function known<Category extends string>(
  categories: readonly Category[],
  value: string | null | undefined,
): Category | undefined {
  const wanted = tidy(value)
  return categories.find((category) => category === wanted)
}
