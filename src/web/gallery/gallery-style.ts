/** The query parameter of both galleries. */
export const filterParameter = 'category'

/** What a gallery can show, as its style needs to know it. */
export interface GalleryRules {
  readonly categories: readonly string[]
  /** The value that shows every card. */
  readonly all: string
}

/**
 * The style that hides the cards and texts of other categories. Each names its category in
 * `data-of`; the gallery around them says in `data-show` what it shows. A text has `data-text` too:
 * where every card shows, only that of all does. Nothing is hidden from visitors without scripts,
 * who cannot choose.
 */
export function galleryStyle({ categories, all }: GalleryRules): string {
  const others = categories.map(
    (each) => `[data-show="${each}"] [data-of]:not([data-of="${each}"])`,
  )
  const texts = `[data-text]:not([data-of="${all}"])`
  return (
    `:where(${others.join(',')},[data-show="${all}"] ${texts}){display:none}` +
    `@media (scripting:none){[data-of]{display:revert-layer}${texts}{display:none}}`
  )
}
