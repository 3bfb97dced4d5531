/** The query parameter of both galleries. */
export const filterParameter = 'category'

/** The filter values that the gallery's style needs. */
export interface GalleryRules {
  readonly categories: readonly string[]
  /** The value that shows every card. */
  readonly all: string
}

/**
 * The style that hides cards and texts of other categories. Each card and text has its category in
 * `data-of`; the gallery has the chosen one in `data-show`. Texts also have `data-text`: for all
 * categories only the text of `all` shows. Without scripts nothing is hidden, as nobody can choose.
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
