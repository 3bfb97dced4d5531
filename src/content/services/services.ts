import { edgingBorders } from './edging-borders.ts'
import { hardscapingMaterials } from './hardscaping-materials.ts'
import { irrigationDrainageSolutions } from './irrigation-drainage-solutions.ts'
import { landscapingServices } from './landscaping-services.ts'
import { lawncareFertilization } from './lawncare-fertilization.ts'
import { plantsSod } from './plants-sod.ts'
import type { Service } from './service.ts'
import { soilMulch } from './soil-mulch.ts'
import { stoneAggregates } from './stone-aggregates.ts'

/** Every service, in the order in which the menu, the home page and the footer list them. */
export const services: readonly Service[] = [
  landscapingServices,
  lawncareFertilization,
  soilMulch,
  stoneAggregates,
  plantsSod,
  edgingBorders,
  hardscapingMaterials,
  irrigationDrainageSolutions,
]
