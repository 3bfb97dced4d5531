import type { ProjectCategory } from '#domain/gallery/filters.ts'
import type { Picture } from '#content/picture.ts'
import { edgedPerennialBeds } from '#content/pictures/projects-garden-maintenance.ts'
import { frontWalkGarden } from '#content/pictures/projects-landscaping.ts'
import { stripedFrontLawn } from '#content/pictures/projects-lawn-care.ts'
import { mulchedFoundationBeds } from '#content/pictures/projects-mulch.ts'
import { layeredShrubBorder } from '#content/pictures/projects-plants-trees.ts'
import { gardenMaintenance } from './projects/garden-maintenance.ts'
import { landscaping } from './projects/landscaping.ts'
import { lawnCare } from './projects/lawn-care.ts'
import { mulch } from './projects/mulch.ts'
import { plantsTrees } from './projects/plants-trees.ts'
import type { Project } from './projects/project.ts'

export type { Project } from './projects/project.ts'

/** A tile of the category filter, and the paragraph above the gallery. */
export interface ProjectChoice {
  readonly value: ProjectCategory
  readonly name: string
  readonly text: string
  readonly picture: Picture
}

/** Shown once beside the gallery: the pictures are drawn, not photographed at clients' homes. */
export const projectsCaption =
  'These pictures are design visualizations: gardens as we would build them, drawn to talk about before any work begins.'

/** The paragraph for all items, and for a category that we do not have. */
export const allProjectsText =
  'Fifteen gardens, from a single tree ring to a terraced hillside. Each card says what goes into the design, which kind of yard it suits, and why we would do it that way. Bring the one you like to a consultation, and we will bend it to your site.'

export const projectChoices: readonly ProjectChoice[] = [
  {
    value: 'landscaping',
    name: 'Landscape',
    text: 'A landscape design settles the big questions first: where people walk, where water goes, and what you see from the house. Plants then fill a frame that already works. These three designs start from a front walk, a walled court and a steep slope.',
    picture: frontWalkGarden,
  },
  {
    value: 'lawn-care',
    name: 'Lawn Care & Fertilization',
    text: 'North Georgia lies between two kinds of grass: bermuda and zoysia, which love the heat, and fescue, which loves the shade and the fall. A good lawn begins with the right one for the light. Soil tests, timing and water do the rest.',
    picture: stripedFrontLawn,
  },
  {
    value: 'plants-trees',
    name: 'Plants & Trees',
    text: 'Trees are the slowest part of a garden and the part that matters most in twenty years. We place them for shade, privacy and bloom, with room for the size they will reach. Shrubs and groundcovers tie them to the ground.',
    picture: layeredShrubBorder,
  },
  {
    value: 'mulch',
    name: 'Mulch',
    text: 'Fresh mulch is the quickest change a yard can have, and one of the most useful. It shades the soil, feeds it as it breaks down, and draws a clean line around the plants. The right kind depends on slope, sun and the trees nearby.',
    picture: mulchedFoundationBeds,
  },
  {
    value: 'garden-maintenance',
    name: 'Garden Maintenance',
    text: 'A garden is never finished, only kept. A few well-timed visits a year do more than a lot of work at the wrong moment. The designs here show what pruning, edging and a careful fall cleanup add to plants that are already in place.',
    picture: edgedPerennialBeds,
  },
]

/** Three of each category, in the order in which the gallery shows them all. */
export const projects: readonly Project[] = [
  ...landscaping,
  ...plantsTrees,
  ...mulch,
  ...lawnCare,
  ...gardenMaintenance,
]
