import {
  aboutTeaserSection,
  bestSellers,
  bestSellersSection,
  heroSlides,
  reasonsSection,
  recentProjectsSection,
  servicesSection,
} from '#content/home.ts'
import { projects } from '#content/projects.ts'
import type { Picture } from '#content/picture.ts'
import { serviceCards } from '#content/services/cards.ts'
import type { DrawnPicture } from '#web/ui/picture.tsx'

/**
 * All words and pictures of the home page. They reach the browser with the page, not with its
 * scripts: only the loader, which runs when the page is built, may import this.
 */
export const homeContent = {
  slides: heroSlides,
  about: aboutTeaserSection,
  bestSellers: {
    ...bestSellersSection,
    tiles: bestSellers.map((tile) => ({
      ...tile,
      picture: drawn(tile.picture),
      secondPicture: drawn(tile.secondPicture),
    })),
  },
  services: {
    ...servicesSection,
    cards: serviceCards.map((card) => ({ ...card, picture: drawn(card.picture) })),
  },
  recent: {
    heading: recentProjectsSection.heading,
    intro: recentProjectsSection.intro,
    link: recentProjectsSection.link,
    projects: recentProjectsSection.projectIds.flatMap(recentProject),
  },
  reasons: reasonsSection,
}

export type HomeContent = typeof homeContent

function recentProject(id: string) {
  const project = projects.find((each) => each.id === id)
  if (!project) return []
  const { category, title, picture } = project
  return [{ id, category, title, picture: drawn(picture) }]
}

/** A picture without what only others need; there are 30 of them in the page. */
function drawn(picture: Picture): DrawnPicture {
  const { alt, width, height, focal, color, base, widths, portrait } = picture
  return { alt, width, height, focal, color, base, widths, ...(portrait && { portrait }) }
}
