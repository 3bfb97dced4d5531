import { edgingBorders } from './edging-borders.ts'
import { hardscapingMaterials } from './hardscaping-materials.ts'
import { irrigationDrainageSolutions } from './irrigation-drainage-solutions.ts'
import { landscapingServices } from './landscaping-services.ts'
import { lawncareFertilization } from './lawncare-fertilization.ts'
import { plantsSod } from './plants-sod.ts'
import type { Service } from './service.ts'
import { soilMulch } from './soil-mulch.ts'
import { stoneAggregates } from './stone-aggregates.ts'

/** All services, in the order of the menu, the home page and the footer. */
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
