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
import type { Project } from '#content/projects/project.ts'
import { serviceCards } from '#content/services/cards.ts'

/**
 * All words and pictures of the home page. They reach the browser with the page, not with its
 * scripts: only the loader, which runs when the page is built, may import this.
 */
export const homeContent = {
  slides: heroSlides,
  about: aboutTeaserSection,
  bestSellers: { ...bestSellersSection, tiles: bestSellers },
  services: { ...servicesSection, cards: serviceCards },
  recent: {
    heading: recentProjectsSection.heading,
    intro: recentProjectsSection.intro,
    link: recentProjectsSection.link,
    projects: recentProjectsSection.projectIds.flatMap(recentProject),
  },
  reasons: reasonsSection,
}

export type HomeContent = typeof homeContent

export type RecentProject = Pick<Project, 'id' | 'category' | 'title' | 'picture'>

function recentProject(id: string): RecentProject[] {
  const project = projects.find((each) => each.id === id)
  if (!project) return []
  const { category, title, picture } = project
  return [{ id, category, title, picture }]
}
