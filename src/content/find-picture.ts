import type { Picture } from '#content/picture.ts'
import { pictures } from '#content/pictures.ts'

/** All pictures of the program, by id. */
export const originalPictures: ReadonlyMap<string, Picture> = new Map(Object.entries(pictures))

/** Finds a picture by its id: one of the program, or one that the owner has added. */
export type FindPicture = (id: string) => Picture

/** A missing picture is shown as a tonal ground. */
export const findOriginalPicture: FindPicture = (id) =>
  originalPictures.get(id) ?? {
    id,
    alt: '',
    width: 720,
    height: 540,
    focal: [0.5, 0.5],
    color: '#8a7',
    base: null,
    widths: [],
  }
