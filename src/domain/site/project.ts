import * as z from 'zod/mini'
import type { DeepReadonly } from '#domain/deep-readonly.ts'
import { projectCategories } from '#domain/gallery/filters.ts'
import { choice, line, list, paragraph, picture } from './document-fields.ts'

/** Schema of a card of the projects gallery. */
export const projectDocument = z.object({
  title: line('Title', 40),
  category: choice('Category', projectCategories, {
    landscaping: 'Landscape',
    'lawn-care': 'Lawn Care & Fertilization',
    'plants-trees': 'Plants & Trees',
    mulch: 'Mulch',
    'garden-maintenance': 'Garden Maintenance',
  }),
  picture: picture(),
  features: list('Features', 'feature', line('Feature', 60), { least: 1, most: 5 }),
  bestFor: line('Best for', 90),
  whyUse: paragraph('Why', 240),
})

export type ProjectDocument = DeepReadonly<z.infer<typeof projectDocument>>
