import type { Picture } from '#content/picture.ts'

/** One choice of a filter, as buttons and lists show it. */
export interface GalleryChoice<Filter extends string> {
  readonly value: Filter
  readonly name: string
  readonly count: number
  readonly picture: Picture
}
