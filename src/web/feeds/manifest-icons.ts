import type { Content } from '#content/content.ts'
import { type BrandMark, brandMarkOf, brandMarkPath } from '#domain/site/icons.ts'
import { grounds } from '#domain/site/brand.ts'

/** The leaf. Made by scripts/icons.ts. */
const leafIcons = [
  { src: '/icon-v1.svg', type: 'image/svg+xml', sizes: 'any' },
  { src: '/icon-192-v1.png', type: 'image/png', sizes: '192x192' },
  { src: '/icon-512-v1.png', type: 'image/png', sizes: '512x512' },
  { src: '/icon-maskable-512-v1.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
] as const

/** The company's brand mark and colors on home screens, for the site and for its desk. */
export function manifestLook(content: Pick<Content, 'company' | 'logo'>) {
  const { main } = content.company.brand.colors
  const mark = brandMarkOf(content)
  const ownIcons = (own: BrandMark) => [
    { src: brandMarkPath(own, main, '192'), type: 'image/png', sizes: '192x192' },
    { src: brandMarkPath(own, main, '512'), type: 'image/png', sizes: '512x512' },
    {
      src: brandMarkPath(own, main, 'mask'),
      type: 'image/png',
      sizes: '512x512',
      purpose: 'maskable',
    },
  ]
  return {
    // Around a page while it opens.
    background_color: grounds.paper,
    theme_color: main,
    icons: mark === null ? leafIcons : ownIcons(mark),
  }
}
