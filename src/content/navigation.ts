/** The pages of the main menu, in order; the services stand between. */
export const mainMenu = [
  { name: 'Home', path: '/' },
  { name: 'About', path: '/about' },
  { name: 'Services', path: null },
  { name: 'Products', path: '/products' },
  { name: 'Projects', path: '/projects' },
  { name: 'Events', path: '/events' },
  { name: 'Blog', path: '/blog' },
  { name: 'Contact', path: '/contact' },
] as const

/** The services by the names that menus, cards and the chat use, with the slug of their page. */
export const serviceMenu = [
  { slug: 'landscaping-services', name: 'Landscaping Services' },
  { slug: 'lawncare-fertilization', name: 'Lawn Care & Fertilization' },
  { slug: 'soil-mulch', name: 'Soil & Mulch' },
  { slug: 'stone-aggregates', name: 'Stone & Aggregates' },
  { slug: 'plants-sod', name: 'Plants & Sod' },
  { slug: 'edging-borders', name: 'Edging & Borders' },
  { slug: 'hardscaping-materials', name: 'Hardscaping Materials' },
  { slug: 'irrigation-drainage-solutions', name: 'Irrigation & Drainage Solutions' },
] as const
