import { aboutCalls, aboutIntro, aboutSections, type AboutSection } from '#content/about.ts'
import { pages } from '#content/pages.ts'
import { native } from '#content/pictures/landscaping.ts'
import { irrigationDrainageSolutions, plantsSod } from '#content/pictures/services.ts'
import type { Picture } from '#content/picture.ts'

/** All words and pictures of the About page. Only its loader may import this. */
export const aboutContent = {
  page: pages.about,
  intro: aboutIntro,
  trust: section('trust'),
  aims: section('mission-vision'),
  values: section('values'),
  expertise: {
    ...section('expertise'),
    pictures: [plantsSod, irrigationDrainageSolutions, native] as readonly Picture[],
  },
  process: section('process'),
  calls: aboutCalls,
}

export type AboutContent = typeof aboutContent

function section(slug: string): AboutSection {
  const found = aboutSections.find((each) => each.slug === slug)
  if (found === undefined) throw new Error(`The About page has no section ${slug}`)
  return found
}
