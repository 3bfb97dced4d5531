import type { Content } from '#content/content.ts'

/** The texts and pictures of the About page. */
export const aboutContent = ({ pages, about }: Content) => ({ page: pages.about, ...about })

export type AboutContent = ReturnType<typeof aboutContent>
