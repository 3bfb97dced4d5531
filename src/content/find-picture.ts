import type { Picture } from '#content/picture.ts'
import * as about from './pictures/about.ts'
import * as articles from './pictures/articles.ts'
import * as banners from './pictures/banners.ts'
import * as bestSellers from './pictures/best-sellers.ts'
import * as drainage from './pictures/drainage.ts'
import * as edging from './pictures/edging.ts'
import * as events from './pictures/events.ts'
import * as hardscaping from './pictures/hardscaping.ts'
import * as home from './pictures/home.ts'
import * as irrigation from './pictures/irrigation.ts'
import * as landscaping from './pictures/landscaping.ts'
import * as lawnCare from './pictures/lawn-care.ts'
import * as mulches from './pictures/mulches.ts'
import * as plantsSod from './pictures/plants-sod.ts'
import * as productsFertilizers from './pictures/products-fertilizers.ts'
import * as productsFruits from './pictures/products-fruits.ts'
import * as productsGardenTools from './pictures/products-garden-tools.ts'
import * as productsMulch from './pictures/products-mulch.ts'
import * as productsPlants from './pictures/products-plants.ts'
import * as productsSeeds from './pictures/products-seeds.ts'
import * as productsTrees from './pictures/products-trees.ts'
import * as projectsGardenMaintenance from './pictures/projects-garden-maintenance.ts'
import * as projectsLandscaping from './pictures/projects-landscaping.ts'
import * as projectsLawnCare from './pictures/projects-lawn-care.ts'
import * as projectsMulch from './pictures/projects-mulch.ts'
import * as projectsPlantsTrees from './pictures/projects-plants-trees.ts'
import * as services from './pictures/services.ts'
import * as soils from './pictures/soils.ts'
import * as stones from './pictures/stones.ts'

const modules: readonly Readonly<Record<string, Picture>>[] = [
  about,
  articles,
  banners,
  bestSellers,
  drainage,
  edging,
  events,
  hardscaping,
  home,
  irrigation,
  landscaping,
  lawnCare,
  mulches,
  plantsSod,
  productsFertilizers,
  productsFruits,
  productsGardenTools,
  productsMulch,
  productsPlants,
  productsSeeds,
  productsTrees,
  projectsGardenMaintenance,
  projectsLandscaping,
  projectsLawnCare,
  projectsMulch,
  projectsPlantsTrees,
  services,
  soils,
  stones,
]

/** All pictures of the program, by id. */
export const originalPictures: ReadonlyMap<string, Picture> = new Map(
  modules.flatMap((each) => Object.values(each)).map((picture) => [picture.id, picture]),
)

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
