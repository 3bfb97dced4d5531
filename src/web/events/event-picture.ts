import { createContext, use } from 'react'
import type { Content } from '#content/content.ts'
import type { Picture } from '#content/picture.ts'

/** The site's own pictures on event pages. */
export interface EventPictures {
  /** For an event without a picture. */
  readonly placeholder: Picture
  /** Our own photographs that these events show. */
  readonly photographs: readonly Picture[]
}

/** The pictures at these addresses. */
export function eventPicturesFor(
  { events: { placeholder, photographs } }: Content,
  urls: readonly string[],
): EventPictures {
  const isShown = (picture: Picture) => urls.some((url) => isAddressOf(picture, url))
  return { placeholder, photographs: photographs.filter(isShown) }
}

/** Our own photograph; hashes are ignored, so that an older event shows the present one. */
export const ownPicture = ({ photographs }: EventPictures, url: string): Picture | undefined =>
  photographs.find((picture) => isAddressOf(picture, url))

const isAddressOf = ({ id }: Picture, url: string) => url.startsWith(`/media/${id}.`)

const Pictures = createContext<EventPictures | null>(null)

/** Gives the pictures to all parts of an event page. */
export const EventPicturesProvider = Pictures.Provider

export function useEventPictures(): EventPictures {
  const pictures = use(Pictures)
  if (pictures === null) throw new Error('An event page gives its pictures to its parts')
  return pictures
}
