import type { Picture } from '#content/picture.ts'
import {
  bonsaiEvening,
  containerGardenWorkshop,
  pruningClass,
  rainGardenWalk,
  seedSwap,
  springPlantSale,
} from '#content/pictures/events.ts'

const ours: readonly Picture[] = [
  bonsaiEvening,
  containerGardenWorkshop,
  pruningClass,
  rainGardenWalk,
  seedSwap,
  springPlantSale,
]

/**
 * Our own photograph behind an address; undefined for any other. The hash in the address does not
 * count: an event that was kept before the photograph changed shows the one of today.
 */
export function ownPicture(url: string): Picture | undefined {
  return ours.find(({ id }) => url.startsWith(`/media/${id}.`))
}
