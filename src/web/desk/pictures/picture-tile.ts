import type { ListedPicture } from '#usecases/desk/pictures.ts'

/** A picture as the library and the picker show it. */
export interface PictureTile {
  readonly id: string
  readonly alt: string
  readonly name: string
  /** Address of a small file; null before there is one. */
  readonly src: string | null
  readonly uses: number
  readonly isReplaced: boolean
  /** What is under way or went wrong; null where it is whole. */
  readonly progress: ListedPicture['progress']
}

/** Wide enough for a tile on screens with two points to the pixel, in pixels. */
const tileWidth = 320

export function pictureTile(listed: ListedPicture): PictureTile {
  const { id, alt, name, uses, isReplaced, progress, picture } = listed
  return {
    id,
    alt,
    name,
    uses,
    isReplaced,
    progress,
    src: picture && fileOfWidth(picture, tileWidth),
  }
}

/** Address of the narrowest file of at least that width, or the widest. */
export function fileOfWidth(
  {
    base,
    widths,
  }: {
    readonly base: string | null
    readonly widths: readonly number[]
  },
  least: number,
): string | null {
  const width = widths.find((each) => each >= least) ?? widths.at(-1)
  return base === null || width === undefined ? null : `${base}-${width}.avif`
}
