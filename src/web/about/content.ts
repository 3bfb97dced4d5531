import type { AboutSection } from '#content/about.ts'
import type { Content } from '#content/content.ts'

/** The texts and pictures of the About page. */
export function aboutContent({ pages, about }: Content) {
  const section = (slug: string): AboutSection => {
    const found = about.sections.find((each) => each.slug === slug)
    if (found === undefined) throw new Error(`The About page has no section ${slug}`)
    return found
  }
  return {
    page: pages.about,
    intro: about.intro,
    trust: section('trust'),
    aims: section('mission-vision'),
    values: section('values'),
    expertise: { ...section('expertise'), pictures: about.expertisePictures },
    process: section('process'),
    calls: about.calls,
  }
}

export type AboutContent = ReturnType<typeof aboutContent>
