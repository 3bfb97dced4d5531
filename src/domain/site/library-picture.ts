import * as z from 'zod/mini'
import type { PictureRefusal, PhotographState } from '#domain/photographs/photograph.ts'
import { hour, type Instant } from '#domain/time.ts'
import { libraryFolder, type PictureShape } from './picture-files.ts'

/**
 * How a document names a picture: of the library (`uploads/…`) or of those that come with the
 * program (`stones/pea-gravel`).
 */
export const pictureReference = z
  .string({ error: 'Choose a picture.' })
  .check(z.regex(/^[a-z0-9-]{1,40}\/[a-z0-9-]{1,60}$/, { error: 'Choose a picture.' }))

/** Longest description of a picture, in characters. */
export const altLength = 160

/** Most pictures in the library. */
export const maxPictures = 1_000

/** Largest file that is taken, in bytes. */
export const maxPictureBytes = 15 * 1024 * 1024

const percentage = z
  .number({ error: 'Enter a percentage.' })
  .check(z.int(), z.minimum(0), z.maximum(100))

/** What the desk says of a picture. */
export const pictureText = z.object({
  alt: z
    .string({ error: 'Say what the picture shows.' })
    .check(
      z.trim(),
      z.minLength(1, { error: 'Say what the picture shows.' }),
      z.maxLength(altLength, { error: `Please use at most ${altLength} characters.` }),
    ),
  /** Where the subject is, in percent from the left and from the top. */
  focalX: percentage,
  focalY: percentage,
})

export type PictureText = z.infer<typeof pictureText>

/** A picture as pages show it. */
export interface ServedPicture {
  readonly id: string
  readonly alt: string
  readonly width: number
  readonly height: number
  readonly focal: readonly [x: number, y: number]
  readonly color: string
  readonly base: string
  readonly widths: readonly number[]
  readonly portrait?: {
    readonly base: string
    readonly width: number
    readonly height: number
    readonly widths: readonly number[]
  }
  readonly og?: string
}

/** What stands in the place of a picture of the program: another file, or other words alone. */
export type PictureOverride = ServedPicture | { readonly id: string; readonly alt: string }

/** A file of a picture, whole. */
export interface MadeFile {
  readonly id: string
  readonly shape: PictureShape
  /** Under the picture until it has loaded. */
  readonly color: string
}

/** A picture as pages show it, from what is kept of it. */
export function servedPicture(
  { id, alt, focalX, focalY }: PictureText & { readonly id: string },
  file: MadeFile,
): ServedPicture {
  const { main, portrait, hasPreview } = file.shape
  const base = `${libraryFolder}/${file.id}`
  return {
    id,
    alt,
    ...main,
    focal: [focalX / 100, focalY / 100],
    color: file.color,
    base,
    ...(portrait === null ? {} : { portrait: { ...portrait, base: `${base}-tall` } }),
    ...(hasPreview ? { og: `${base}-preview.jpg` } : {}),
  }
}

/** How far the newest file of a picture is. */
export interface PictureProgress {
  readonly fileId: string
  readonly state: PhotographState
  /** When it was begun. */
  readonly addedAt: Instant
  /** Of `toMake` files; 0 of 0 before the first look at it. */
  readonly made: number
  readonly toMake: number
  readonly refusal: PictureRefusal | null
}

/** Whether more is soon to come of it: an upload that was left an hour ago has stopped. */
export const isUnderWay = ({ state, addedAt }: PictureProgress, now: Instant): boolean =>
  state === 'received' || (state === 'uploading' && now - addedAt < hour)

/** A picture of the library. */
export interface LibraryPicture extends PictureText {
  readonly id: string
  /** What the file was called. */
  readonly name: string
  readonly addedAt: number
  /** Name of the colleague; null for the command line. */
  readonly addedBy: string | null
  readonly revision: number
  /** Null until its first file is made, or where a picture of the program has other words alone. */
  readonly file: MadeFile | null
  /** When that was sent; null without one. */
  readonly fileAddedAt: number | null
  /** Null where nothing is under way and nothing was refused. */
  readonly progress: PictureProgress | null
}

/** What brings a picture back that was taken out of the library: its words and its file. */
export const removedPicture = z.object({
  id: pictureReference,
  fileId: z.string(),
  name: z.string(),
  alt: z.string().check(z.maxLength(altLength)),
  focalX: percentage,
  focalY: percentage,
  revision: z.int().check(z.minimum(0)),
})

export type RemovedPicture = z.infer<typeof removedPicture>

/** The id under which an uploaded picture enters the library. */
export const uploadedId = (fileId: string): string => `uploads/${fileId}`

/** Whether it was uploaded, and did not come with the program. */
export const isUploaded = (id: string): boolean => id.startsWith('uploads/')

/** Activity of the pictures. */
export interface PictureEvent {
  readonly kind: 'picture-added' | 'picture-replaced' | 'picture-described' | 'picture-removed'
  readonly data: Readonly<Record<never, never>>
}
