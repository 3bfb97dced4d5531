import type { Instant } from '#domain/time.ts'

/** Bytes of a part of an upload; the last one has the rest. */
export const partSize = 1024 * 1024

/** Largest photograph that is taken, in bytes. */
export const maxPhotographBytes = 15 * partSize

/** Most photographs that a customer sends with one request, and later on its page, together. */
export const maxPhotographs = 5

/** Most photographs of a request, or of a visit without one, with those that colleagues add. */
export const maxPerRequest = 60

/** Longest caption, in characters. */
export const captionLength = 200

/** Most pixels that are decoded: beyond any phone, and bounded in memory. */
export const maxPixels = 50_000_000

/** Longest side of what is stored, and of what is sent, in pixels. */
export const maxSide = 2560

/** Longest side of a thumbnail, in pixels. */
export const thumbnailSide = 480

/** For how long a photograph that belongs to nothing is kept, in milliseconds. */
export const unclaimedFor = 24 * 60 * 60 * 1000

/** The same for one of which nothing has come yet. */
export const emptyFor = 60 * 60 * 1000

/**
 * For how long one that a request or visit has is awaited before it is forgotten there. A browser
 * goes on with it for a day, and for another one after a reload.
 */
export const awaitedFor = 2 * unclaimedFor

/** Room for photographs that belong to nothing, in bytes: a day's worth of forms that were left. */
export const maxUnclaimed = 2 * 1024 ** 3

/** For how long a removed photograph can come back, in milliseconds: longer than "Undo" is shown. */
export const removedFor = 60 * 1000

/** The kinds of file that are taken. */
export type PictureKind = 'jpeg' | 'png' | 'webp' | 'heic'

/** Why a file is no photograph of ours. */
export type PictureRefusal =
  /** Another kind of file, or one that is damaged. */
  | 'unreadable'
  /** More pixels than `maxPixels`. */
  | 'too-many-pixels'
  /** Took longer than a photograph does. */
  | 'too-slow'

/** What the sender reads of each refusal. */
export const refusalWords: Readonly<Record<PictureRefusal, string>> = {
  unreadable:
    'This file could not be read as a photograph. Please choose a JPEG, PNG, WebP or HEIC.',
  'too-many-pixels': 'This picture has too many pixels. Please choose a smaller one.',
  'too-slow': 'This picture could not be read in time. Please choose another one.',
}

/** Said before anything is sent, beyond `maxPhotographBytes`. */
export const tooLargeWords = 'This photograph is larger than 15 MB. Please choose a smaller one.'

/** How far a photograph is: expected, its parts coming in, all here, or shown; or refused. */
export type PhotographState = 'uploading' | 'received' | 'ready' | 'refused'

/** What has come of an upload. */
export interface Upload {
  readonly state: PhotographState
  /** Parts that are here, from the first on. */
  readonly arrived: number
  /** 0 until its upload begins. */
  readonly size: number
  readonly refusal: PictureRefusal | null
}

/** A photograph of a request. */
export interface Photograph extends Upload {
  readonly id: string
  readonly caption: string
  readonly createdAt: Instant
  /** In pixels as shown; 0 until it is ready. */
  readonly width: number
  readonly height: number
  /** The colleague who added it; null for the customer. */
  readonly by: { readonly id: string; readonly name: string } | null
  readonly requestId: string | null
  /** The visit from which it was brought. */
  readonly visitId: string | null
}

/** Whether all of it is here, as a photograph as far as anybody knows. */
export const hasArrived = ({ state }: Pick<Photograph, 'state'>): boolean =>
  state === 'received' || state === 'ready'

/** Whether it counts among the most of its request: it is here, or may still come any moment. */
export const takesPlace = (
  photograph: Pick<Photograph, 'state' | 'createdAt'>,
  now: Instant,
): boolean =>
  hasArrived(photograph) ||
  (photograph.state === 'uploading' && photograph.createdAt > now - unclaimedFor)

/** How many parts a file of that size has. */
export const partsOf = (size: number): number => Math.ceil(size / partSize)

/** Bytes of one part of a file. */
export const sizeOfPart = (size: number, part: number): number =>
  Math.min(partSize, size - part * partSize)

/** 128 random bits from the browser, as hexadecimal digits. */
export const isPhotographId = (id: string): boolean => /^[0-9a-f]{32}$/.test(id)

/** The ids of photographs in what a form has sent, each once. */
export function photographIds(sent: readonly unknown[]): readonly string[] {
  const ids = sent.filter((id): id is string => typeof id === 'string' && isPhotographId(id))
  return [...new Set(ids)].slice(0, maxPerRequest)
}

/** "1 photograph", "3 photographs". */
export const photographCountText = (count: number): string =>
  count === 1 ? '1 photograph' : `${count} photographs`

/** What the first bytes say a file is; null for anything that is not taken. */
export function pictureKindOf(bytes: Uint8Array): PictureKind | null {
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg'
  if (text(0, 8) === '\u0089PNG\r\n\u001a\n') return 'png'
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp'
  if (text(4, 8) !== 'ftyp') return null
  const length = ((bytes[2] ?? 0) << 8) | (bytes[3] ?? 0)
  const brands = new Set([text(8, 12)])
  for (let at = 16; at + 4 <= Math.min(length, 256); at += 4) brands.add(text(at, at + 4))
  return heicBrands.some((brand) => brands.has(brand)) && !brands.has('avif') ? 'heic' : null
}

const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx'] as const

/** Where the files of a photograph are kept. */
export const photographFiles = (id: string) => ({
  part: (part: number) => `photographs/${id}/part-${part}`,
  full: `photographs/${id}/full`,
  small: `photographs/${id}/small`,
})
