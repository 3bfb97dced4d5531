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

/** Our own photograph behind an address, which comes in several sizes; undefined for any other. */
export function ownPicture(url: string): Picture | undefined {
  return ours.find(({ base }) => base !== null && url.startsWith(`${base}-`))
}
