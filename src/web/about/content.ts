import type { Content } from '#content/content.ts'

export const aboutContent = ({ pages, about }: Content) => ({ page: pages.about, ...about })

export type AboutContent = ReturnType<typeof aboutContent>
