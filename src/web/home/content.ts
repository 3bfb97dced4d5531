import type { Content } from '#content/content.ts'
import type { Picture } from '#content/picture.ts'
import type { Project } from '#content/projects.ts'
import { recentCount } from '#domain/site/home-page.ts'
import { cardOf } from '#web/services/cards.ts'
import type { DrawnPicture } from '#web/ui/picture.tsx'

export function homeContent({ home, plainPages, services, projects }: Content) {
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
    recent: {
      heading,
      intro,
      link,
      projects: recentOf(projects.all, projectIds).map(({ id, category, title, picture }) => ({
        id,
        category,
        title,
        picture: drawn(picture),
      })),
    },
    reasons: home.reasons,
    seo: plainPages.home,
  }
}

export type HomeContent = ReturnType<typeof homeContent>

/** The chosen projects that are still in the gallery, then others in its order. */
function recentOf(all: readonly Project[], chosen: readonly string[]): readonly Project[] {
  const first = chosen.flatMap((id) => all.filter((project) => project.id === id))
  const others = all.filter(({ id }) => !chosen.includes(id))
  return [...first, ...others].slice(0, recentCount)
}

/** A picture without fields that the home page does not use, since the page contains 30 of them. */
function drawn(picture: Picture): DrawnPicture {
  const { alt, width, height, focal, color, base, widths, portrait } = picture
  return { alt, width, height, focal, color, base, widths, ...(portrait && { portrait }) }
}
