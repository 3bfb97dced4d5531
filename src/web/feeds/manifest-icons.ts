/** The company's sign on home screens, for the site and for its desk. Made by scripts/icons.ts. */
export const manifestIcons = [
  { src: '/icon-v1.svg', type: 'image/svg+xml', sizes: 'any' },
  { src: '/icon-192-v1.png', type: 'image/png', sizes: '192x192' },
  { src: '/icon-512-v1.png', type: 'image/png', sizes: '512x512' },
  { src: '/icon-maskable-512-v1.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
] as const

/** Paper and evergreen, around a page while it opens. */
export const manifestColors = { background_color: '#f8f4ea', theme_color: '#1f3b2c' } as const
