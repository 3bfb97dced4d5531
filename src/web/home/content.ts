import type { Content } from '#content/content.ts'
import type { Picture } from '#content/picture.ts'
import { cardOf } from '#web/services/cards.ts'
import type { DrawnPicture } from '#web/ui/picture.tsx'

/** The texts and pictures of the home page. */
export function homeContent({ home, services, projects, businessPicture }: Content) {
  const recentProject = (id: string) =>
    projects.all
      .filter((project) => project.id === id)
      .map(({ category, title, picture }) => ({ id, category, title, picture: drawn(picture) }))
  const { heading, intro, link, projectIds } = home.recent
  return {
    title: home.title,
    slides: home.slides,
    about: home.about,
    bestSellers: {
      ...home.bestSellers,
      tiles: home.bestSellers.tiles.map((tile) => ({
        ...tile,
        picture: drawn(tile.picture),
        secondPicture: drawn(tile.secondPicture),
      })),
    },
    services: {
      ...home.services,
      cards: services.map(cardOf).map((card) => ({ ...card, picture: drawn(card.picture) })),
    },
    recent: { heading, intro, link, projects: projectIds.flatMap(recentProject) },
    reasons: home.reasons,
    businessPicture,
  }
}

export type HomeContent = ReturnType<typeof homeContent>

/** A picture without what only others need; there are 30 of them in the page. */
function drawn(picture: Picture): DrawnPicture {
  const { alt, width, height, focal, color, base, widths, portrait } = picture
  return { alt, width, height, focal, color, base, widths, ...(portrait && { portrait }) }
}
