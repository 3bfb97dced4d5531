import type { ProjectCategory } from '#domain/gallery/filters.ts'
import type { Picture } from '#content/picture.ts'
import { pictures, type PictureId } from '#content/pictures.ts'
import type { PageTexts } from '#domain/site/page-texts.ts'
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

/** Shown once beside the gallery, whose pictures are rendered or drawn, not photographed. */
export const projectsCaption =
  'These pictures are design visualizations: gardens as we would build them, made to talk about before any work begins.'

/** Shown beside the last of three designs, where two fit in a row. */
export const projectAsk = {
  heading: 'Like one of these?',
  text: 'Put its name in your request. We will walk your yard with you and adapt the design to its sun, its slope and its soil.',
} as const

/** The paragraph for all projects, and for an unknown category. */
export const allProjectsText =
  'Designs from a single tree ring to an entire terraced hillside. Each card explains what goes into the design, which kind of property it suits, and why we would build it that way. Bring the one you like best to a consultation, and we will adapt it to your site.'

export const projectChoices: readonly ProjectChoice[] = [
  {
    value: 'landscaping',
    name: 'Landscape',
    text: 'A landscape design settles the important questions first: where people walk, where the water goes, and what you see from the house. The plants can then fill a frame that already works. These three designs begin with a front walk, a walled courtyard and a steep slope.',
    picture: pictures['projects-landscaping/front-walk-garden'],
  },
  {
    value: 'lawn-care',
    name: 'Lawn Care & Fertilization',
    text: 'North Georgia lies on the border between bermuda and zoysia, which love the heat, and fescue, which prefers cooler weather and some shade. A dependable lawn begins with the right grass for the available light, and then soil testing, timing and water do the rest.',
    picture: pictures['projects-lawn-care/striped-front-lawn'],
  },
  {
    value: 'plants-trees',
    name: 'Plants & Trees',
    text: 'Trees are the slowest part of a garden and the part that matters most after twenty years. We position them for shade, privacy and flowers, with enough room for their mature size, and connect them with layers of shrubs and groundcovers.',
    picture: pictures['projects-plants-trees/layered-shrub-border'],
  },
  {
    value: 'mulch',
    name: 'Mulch',
    text: 'Fresh mulch is the quickest improvement that a yard can have, and also one of the most useful. It shades the soil, nourishes it as it decomposes, and draws a clean outline around the planting. The right kind depends on the slope, the sun and the trees nearby.',
    picture: pictures['projects-mulch/mulched-foundation-beds'],
  },
  {
    value: 'garden-maintenance',
    name: 'Garden Maintenance',
    text: 'A few visits at the right moment do more for a garden than a great deal of work at the wrong one. These designs show what regular pruning, clean edges and a careful fall cleanup can add to plants that are already established.',
    picture: pictures['projects-garden-maintenance/edged-perennial-beds'],
  },
]

/** Three of each category, in the order of the whole gallery. */
export const projects: readonly Project[] = [
  ...landscaping,
  ...plantsTrees,
  ...mulch,
  ...lawnCare,
  ...gardenMaintenance,
]

/** Original texts around the projects of the projects page. */
export const projectsPage: PageTexts['projects-page'] = {
  banner: {
    title: 'Projects',
    subtitle: 'Designs for lawns, beds, slopes and shade in north Georgia',
    picture: 'banners/projects' satisfies PictureId,
  },
  choices: projectChoices.map(({ name, text, picture }) => ({ name, text, picture: picture.id })),
  all: { text: allProjectsText, picture: 'banners/projects' satisfies PictureId },
  caption: projectsCaption,
  ask: projectAsk,
  seo: {
    title: 'Landscape Design Gallery | {company}, Cumming GA',
    description:
      'Garden designs for north Georgia yards: landscaping, lawns, plants and trees, mulch and upkeep, with what each is best for and why.',
  },
}
