import { day, hour, minute } from '#domain/durations.ts'
import type { Instant } from '#domain/time.ts'

/** Bytes per part of an upload; the last part has the rest. */
export const partSize = 1024 * 1024

/** Largest photograph that is accepted, in bytes. */
export const maxPhotographBytes = 15 * partSize

/**
 * Maximum number of photographs that a customer adds to a request, including those added later on
 * its page.
 */
export const maxPhotographs = 5

/**
 * Maximum number of photographs of a request, or of a visit without one, including those of
 * colleagues.
 */
export const maxPerRequest = 60

/** Longest caption, in characters. */
export const captionLength = 200

/** Maximum number of pixels that are decoded: more than any phone makes, and bounded in memory. */
export const maxPixels = 50_000_000

/** Longest side of a stored or uploaded photograph, in pixels. */
export const maxPhotographSide = 2560

/** Longest side of a thumbnail, in pixels. */
export const thumbnailSide = 480

/** How long a photograph without a subject is kept, in milliseconds. */
export const unclaimedFor = day

/** How long one without a subject is kept if no part has arrived, in milliseconds. */
export const emptyFor = hour

/**
 * How long a photograph of a request or visit may stay incomplete before it is deleted, in
 * milliseconds. A browser continues for a day, and for another one after a reload.
 */
export const awaitedFor = 2 * unclaimedFor

/** Storage for photographs without a subject, in bytes: a day's worth of abandoned forms. */
export const maxUnclaimed = 2 * 1024 ** 3

/** How long a removed photograph can be restored, in milliseconds: longer than "Undo" is shown. */
export const removedFor = minute

export type PictureKind = 'jpeg' | 'png' | 'webp' | 'heic'

export type PictureRefusal =
  /** Another kind of file, or a damaged one. */
  | 'unreadable'
  /** More pixels than `maxPixels`. */
  | 'too-many-pixels'
  /** Took longer than a photograph does. */
  | 'too-slow'

export const refusalMessages: Readonly<Record<PictureRefusal, string>> = {
  unreadable:
    'This file could not be read as a photograph. Please choose a JPEG, PNG, WebP or HEIC.',
  'too-many-pixels': 'This picture has too many pixels. Please choose a smaller one.',
  'too-slow': 'This picture could not be read in time. Please choose another one.',
}

/** Shown before anything is uploaded, above `maxPhotographBytes`. */
export const tooLargeMessage = 'This photograph is larger than 15 MB. Please choose a smaller one.'

/** The state of a photograph: uploading, completely received, ready to be shown, or refused. */
export type PhotographState = 'uploading' | 'received' | 'ready' | 'refused'

export interface Upload {
  readonly state: PhotographState
  /** Number of received parts, counted from the first. */
  readonly arrived: number
  /** In bytes; 0 until its upload begins. */
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
  /** The visit on which it was taken; null if none. */
  readonly visitId: string | null
}

/** Whether the file is complete and was not refused. */
export const hasArrived = ({ state }: Pick<Photograph, 'state'>): boolean =>
  state === 'received' || state === 'ready'

/** Whether it counts toward the maximum of its request: it is here, or may still arrive. */
export const countsTowardLimit = (
  photograph: Pick<Photograph, 'state' | 'createdAt'>,
  now: Instant,
): boolean =>
  hasArrived(photograph) ||
  (photograph.state === 'uploading' && photograph.createdAt > now - unclaimedFor)

/** Number of parts of an upload of so many bytes. */
export const partsOf = (size: number): number => Math.ceil(size / partSize)

/** Bytes of a part; parts count from 0. */
export const sizeOfPart = (size: number, part: number): number =>
  Math.min(partSize, size - part * partSize)

/** Whether it is an id from the browser: 128 random bits as hexadecimal digits. */
export const isPhotographId = (id: string): boolean => /^[0-9a-f]{32}$/.test(id)

/** The valid photograph ids that a form has sent, without duplicates. */
export function photographIds(sent: readonly unknown[]): readonly string[] {
  const ids = sent.filter((id): id is string => typeof id === 'string' && isPhotographId(id))
  return [...new Set(ids)].slice(0, maxPerRequest)
}

/** The kind of a file by its first bytes; null if it is not accepted. */
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

/** The keys of its files in the file store. */
export const photographFiles = (id: string) => ({
  part: (part: number) => `photographs/${id}/part-${part}`,
  full: `photographs/${id}/full`,
  small: `photographs/${id}/small`,
})
