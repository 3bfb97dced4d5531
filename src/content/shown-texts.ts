import { findOriginalPicture } from './find-picture.ts'
import type { Picture } from './picture.ts'

/** Fields of documents that hold the id of a picture. */
const pictureFields = ['picture', 'secondPicture', 'businessPicture'] as const

type PictureField = (typeof pictureFields)[number]

/** A document with pictures instead of their ids. */
export type Shown<T> = T extends readonly (infer Entry)[]
  ? readonly Shown<Entry>[]
  : T extends object
    ? { readonly [K in keyof T]: K extends PictureField ? Picture : Shown<T[K]> }
    : T

export function withShownPictures<T>(part: T): Shown<T>
export function withShownPictures(part: unknown): unknown {
  if (Array.isArray(part)) return part.map((each) => withShownPictures<unknown>(each))
  if (typeof part !== 'object' || part === null) return part
  return Object.fromEntries(
    Object.entries(part).map(([name, each]) => [
      name,
      isPictureField(name) && typeof each === 'string'
        ? findOriginalPicture(each)
        : withShownPictures<unknown>(each),
    ]),
  )
}

const isPictureField = (name: string) => pictureFields.some((each) => each === name)
