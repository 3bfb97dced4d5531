import type { ListedPicture } from '#usecases/desk/pictures.ts'

export type PictureTile = ReturnType<typeof pictureTile>

/** Width of a tile at two device pixels per CSS pixel. */
const tileWidth = 320

export function pictureTile(listed: ListedPicture) {
  const { id, alt, name, uses, isReplaced, progress, lacksDescription, picture } = listed
  return {
    id,
    alt,
    name,
    uses,
    isReplaced,
    lacksDescription,
    /** Progress or failure of its files; null once they are complete. */
    progress,
    src: picture && fileOfWidth(picture, tileWidth),
  }
}

/** URL of the narrowest file of at least that width, or the widest. */
export function fileOfWidth(
  { base, widths }: { readonly base: string | null; readonly widths: readonly number[] },
  least: number,
): string | null {
  const width = widths.find((each) => each >= least) ?? widths.at(-1)
  return base === null || width === undefined ? null : `${base}-${width}.avif`
}
