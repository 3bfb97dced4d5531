/** A picture of the site as pages need it, made from `media/manifest.json`. */
export interface Picture {
  /** Family and name: `stones/pea-gravel`. */
  readonly id: string
  /** Description of the picture for people who do not see it. */
  readonly alt: string
  /** Size of the widest file in pixels; reserves the space before it has loaded. */
  readonly width: number
  readonly height: number
  /** Position of the subject as fractions of width and height, for crops. */
  readonly focal: readonly [x: number, y: number]
  /** Dominant color (`#rgb`), shown until the picture has loaded. */
  readonly color: string
  /**
   * Address without width and extension: `/media/stones/pea-gravel.3f2a91c0`. Null if there is no
   * file yet; a tonal ground of the same size is shown instead.
   */
  readonly base: string | null
  /** Widths served, in pixels, narrow to wide; each as `<base>-<width>.avif`. */
  readonly widths: readonly number[]
  /** A taller crop for narrow screens, if the picture has one. */
  readonly portrait?: Pick<Picture, 'width' | 'height' | 'base' | 'widths'>
  /** Address of a 1200×630 JPEG for link previews, if pages share this picture. */
  readonly og?: string
}
