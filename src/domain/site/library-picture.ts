import * as z from 'zod/mini'
import type { PictureRefusal, PhotographState } from '#domain/photographs/photograph.ts'
import { hour, type Instant } from '#domain/time.ts'
import { requiredText } from '#domain/typed-fields.ts'
import { libraryFolder, type PictureCrop, type PictureShape } from './picture-files.ts'

/**
 * The reference to a picture in a document: one of the library (`uploads/…`) or of the program
 * (`stones/pea-gravel`).
 */
export const pictureReference = z
  .string({ error: 'Choose a picture.' })
  .check(z.regex(/^[a-z0-9-]{1,40}\/[a-z0-9-]{1,60}$/, { error: 'Choose a picture.' }))

/** Longest description of a picture, in characters. */
export const altLength = 160

/** Maximum number of pictures in the library. */
export const maxPictures = 1_000

/** Largest accepted file, in bytes. */
export const maxPictureBytes = 15 * 1024 * 1024

const percentage = z
  .number({ error: 'Enter a percentage.' })
  .check(z.int(), z.minimum(0), z.maximum(100))

export const pictureText = z.object({
  alt: requiredText('Say what the picture shows.', altLength),
  /** Position of the subject, in percent from the left and from the top. */
  focalX: percentage,
  focalY: percentage,
})

export type PictureText = z.infer<typeof pictureText>

/** A picture as pages show it. */
export interface ServedPicture extends PictureCrop {
  /** Family and name: `stones/pea-gravel`. */
  readonly id: string
  /** Description of the picture for people who do not see it. */
  readonly alt: string
  /** Position of the subject as fractions of width and height, for crops. */
  readonly focal: readonly [x: number, y: number]
  /** Dominant color (`#rgb`), shown until the picture has loaded. */
  readonly color: string
  /** Address without width and extension, which are added as `-<width>.avif`. */
  readonly base: string
  /** A taller crop for narrow screens, if the picture has one. */
  readonly portrait?: PictureCrop & Pick<ServedPicture, 'base'>
  /** Address of a 1200×630 JPEG for link previews, if pages share this picture. */
  readonly og?: string
}

/** A replacement for a picture of the program: another file, or only another description. */
export type PictureOverride = ServedPicture | { readonly id: string; readonly alt: string }

/** All files of a picture. */
export interface MadeFile {
  readonly id: string
  readonly shape: PictureShape
  /** Background until the picture has loaded. */
  readonly color: string
}

/** A stored picture in the form that pages show. */
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

/** The progress of the newest file of a picture. */
export interface PictureProgress {
  readonly fileId: string
  readonly state: PhotographState
  /** When its upload began. */
  readonly addedAt: Instant
  /** Number of files made so far, of `toMake`; both are 0 before it is prepared. */
  readonly made: number
  readonly toMake: number
  readonly refusal: PictureRefusal | null
}

/** Whether more will happen soon: an upload without progress for an hour has stopped. */
export const isUnderWay = ({ state, addedAt }: PictureProgress, now: Instant): boolean =>
  state === 'received' || (state === 'uploading' && now - addedAt < hour)

export interface LibraryPicture extends PictureText {
  readonly id: string
  /** Name of the uploaded file. */
  readonly name: string
  readonly addedAt: Instant
  /** Name of the colleague; null for the command line. */
  readonly addedBy: string | null
  readonly revision: number
  /** Null until its first file is made, or for only another description of a program's picture. */
  readonly file: MadeFile | null
  /** When its file was uploaded; null without one. */
  readonly fileAddedAt: Instant | null
  /** Null if nothing is in progress and nothing was refused. */
  readonly progress: PictureProgress | null
}

/** Schema of a removed picture, to restore it: its description and its file. */
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

/** The id of an uploaded picture in the library. */
export const uploadedId = (fileId: string): string => `uploads/${fileId}`

/** Whether it was uploaded rather than part of the program. */
export const isUploaded = (id: string): boolean => id.startsWith('uploads/')

export interface PictureEvent {
  readonly kind: 'picture-added' | 'picture-replaced' | 'picture-described' | 'picture-removed'
  /** Its description, or else the name of its file. */
  readonly name: string
}
