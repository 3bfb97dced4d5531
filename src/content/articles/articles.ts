import type { Article } from './article.ts'
import { choosingPlants } from './choosing-plants.ts'
import { landscapingGardening } from './landscaping-gardening.ts'
import { mulching } from './mulching.ts'
import { plantCare } from './plant-care.ts'

/** In the order of their cards on the blog page. */
export const articles: readonly Article[] = [
  choosingPlants,
  landscapingGardening,
  plantCare,
  mulching,
]
