import type { ServedPicture } from '#domain/site/library-picture.ts'

/** A picture of the site as pages need it, made from `media/manifest.json`. */
export interface Picture extends Omit<ServedPicture, 'base' | 'portrait'> {
  /** Null if there is no file yet; a tonal ground of the same size is shown instead. */
  readonly base: string | null
  readonly portrait?: Pick<Picture, 'width' | 'height' | 'base' | 'widths'>
}
