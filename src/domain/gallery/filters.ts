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

export type ProductCategory = (typeof productCategories)[number]

/** The filter of the product grid: one category, or everything (`*`). */
export type ProductFilter = ProductCategory | '*'

/** Project categories in the order of their tiles; also their values in the URL. */
export const projectCategories = [
  'landscaping',
  'lawn-care',
  'plants-trees',
  'mulch',
  'garden-maintenance',
] as const

export type ProjectCategory = (typeof projectCategories)[number]

/** The filter of the projects gallery: one category, or everything (`all`). */
export type ProjectFilter = ProjectCategory | 'all'

/** The product filter in a URL; everything if it names no known category. */
export const parseProductFilter = (value: string | null | undefined): ProductFilter =>
  known(productCategories, value) ?? '*'

/**
 * The project filter in a URL: landscaping if it names none, everything for `all` or an unknown
 * category.
 */
export function parseProjectFilter(value: string | null | undefined): ProjectFilter {
  if (tidy(value) === '') return 'landscaping'
  return known(projectCategories, value) ?? 'all'
}

/** The URL's value for a product filter; null if the URL needs none. */
export const productFilterValue = (filter: ProductFilter): ProductCategory | null =>
  filter === '*' ? null : filter

/** The URL's value for a project filter; null if the URL needs none. */
export const projectFilterValue = (filter: ProjectFilter): ProjectFilter | null =>
  filter === 'landscaping' ? null : filter

/** The items of a filter, in their order. */
export function showing<Item extends { readonly category: string }>(
  items: readonly Item[],
  filter: string,
): readonly Item[] {
  return filter === '*' || filter === 'all'
    ? items
    : items.filter((item) => item.category === filter)
}

/** People type and share links, so letter case and stray spaces do not matter. */
const tidy = (value: string | null | undefined): string => (value ?? '').trim().toLowerCase()

function known<Category extends string>(
  categories: readonly Category[],
  value: string | null | undefined,
): Category | undefined {
  const wanted = tidy(value)
  return categories.find((category) => category === wanted)
}
