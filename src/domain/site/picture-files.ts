import { fallbackWidths } from '#domain/picture-widths.ts'

/** A crop of a picture, with the widths in which it is served, narrow to wide. */
export interface PictureCrop {
  /** Size of the widest file in pixels. */
  readonly width: number
  readonly height: number
  readonly widths: readonly number[]
}

export interface PictureShape {
  readonly main: PictureCrop
  /** A taller crop for narrow screens. */
  readonly portrait: PictureCrop | null
  /** Whether there is a file for link previews of pages with this picture. */
  readonly hasPreview: boolean
}

export interface PictureFile {
  /** Suffix after the id in its address and key: `-480`, `-tall-640`, `-preview`. */
  readonly suffix: string
  readonly format: 'avif' | 'webp' | 'jpg'
  /** In pixels. */
  readonly width: number
  readonly height: number
}

/** Size of a link preview, in pixels. */
const preview = { width: 1200, height: 630 } as const

/** Widths of a picture that is shown in its own shape. */
const defaultWidths = [320, 480, 720, 960, 1200, 1600, 2000] as const

/** The shape of an uploaded picture: its own, or that of the picture that it replaces. */
export function shapeFor(
  size: { readonly width: number; readonly height: number },
  wanted: PictureShape | null,
): PictureShape {
  if (wanted === null) {
    const hasPreview = size.width >= preview.width / 2
    return { main: cropOf(size, size, defaultWidths), portrait: null, hasPreview }
  }
  const { main, portrait, hasPreview } = wanted
  return {
    main: cropOf(size, main, main.widths),
    portrait: portrait === null ? null : cropOf(size, portrait, portrait.widths),
    hasPreview,
  }
}

type Size = Pick<PictureCrop, 'width' | 'height'>

/** Pictures are not enlarged: a small one has fewer widths, but at least one. */
function cropOf(size: Size, { width, height }: Size, widths: readonly number[]): PictureCrop {
  const widest = Math.min(size.width, Math.floor((size.height * width) / height))
  const fitting = widths.filter((each) => each <= widest)
  const served = fitting.length > 0 ? fitting : [Math.max(1, widest)]
  const most = served.at(-1) ?? 1
  return { width: most, height: Math.max(1, Math.round((most * height) / width)), widths: served }
}

/** All files of a picture, in the order in which they are made. */
export const filesOf = ({ main, portrait, hasPreview }: PictureShape): readonly PictureFile[] => [
  ...filesOfCrop(main, ''),
  ...(portrait === null ? [] : filesOfCrop(portrait, '-tall')),
  ...(hasPreview ? [{ suffix: '-preview', format: 'jpg', ...preview } as const] : []),
]

function filesOfCrop({ width, height, widths }: PictureCrop, suffix: string): PictureFile[] {
  const file = (each: number, format: 'avif' | 'webp') => ({
    suffix: `${suffix}-${each}`,
    format,
    width: each,
    height: Math.max(1, Math.round((each * height) / width)),
  })
  return [
    ...widths.map((each) => file(each, 'avif')),
    ...fallbackWidths(widths).map((each) => file(each, 'webp')),
  ]
}

/** The keys of its files in the file store. */
export const pictureKeys = (fileId: string) => ({
  part: (part: number) => `pictures/${fileId}/part-${part}`,
  /** The picture that all other files are made from. */
  master: `pictures/${fileId}/master`,
  file: ({ suffix, format }: Pick<PictureFile, 'suffix' | 'format'>) =>
    `pictures/${fileId}/file${suffix}-${format}`,
})

/** Path of the library's pictures, whose files never change. */
export const libraryFolder = '/media/uploads'

/** The key of a served file by the last segment of its path; null for anything else. */
export function keyOfAddress(
  name: string,
): { readonly key: string; readonly format: PictureFile['format'] } | null {
  const [, id = '', suffix = '', format = ''] =
    /^([0-9a-f]{32})((?:-tall)?-\d{1,4}|-preview)\.(avif|webp|jpg)$/.exec(name) ?? []
  if (format !== 'avif' && format !== 'webp' && format !== 'jpg') return null
  return { key: pictureKeys(id).file({ suffix, format }), format }
}
