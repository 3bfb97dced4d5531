/** One photograph of the site, as pages need it. `media/manifest.json` is its source. */
export interface Picture {
  /** Family and name: `stones/pea-gravel`. */
  readonly id: string
  /** What the photograph shows, for those who do not see it. */
  readonly alt: string
  /** Size of the widest served file in pixels; gives the aspect before the file arrives. */
  readonly width: number
  readonly height: number
  /** Where the subject is, as fractions of width and height, for crops. */
  readonly focal: readonly [x: number, y: number]
  /** Dominant color (`#rgb`), shown until the picture has loaded. */
  readonly color: string
  /**
   * Address without width and ending: `/media/stones/pea-gravel.3f2a91c0`. Null while the
   * photograph has not been taken; a tonal ground of the same size stands in.
   */
  readonly base: string | null
  /** Widths served, in pixels, narrow to wide; each as `<base>-<width>.avif`. */
  readonly widths: readonly number[]
  /** A taller crop for narrow screens, where the picture has one. */
  readonly portrait?: Pick<Picture, 'width' | 'height' | 'base' | 'widths'>
  /** Address of a 1200×630 JPEG for link previews, where pages share this picture. */
  readonly og?: string
}
