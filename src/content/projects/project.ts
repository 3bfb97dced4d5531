import type { Picture } from '#content/picture.ts'
import type { ProjectCategory } from '#domain/gallery/filters.ts'

/** A card of the projects gallery: a garden as we would build it. */
export interface Project {
  /** Unique in the gallery. */
  readonly id: string
  readonly category: ProjectCategory
  readonly title: string
  readonly picture: Picture
  readonly features: readonly string[]
  readonly bestFor: string
  readonly whyUse: string
}
