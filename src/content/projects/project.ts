import type { Shown } from '#content/shown-texts.ts'
import type { ProjectDocument } from '#domain/site/project.ts'

/** A card of the projects gallery: a garden as we would build it. */
export type Project = Shown<ProjectDocument> & {
  /** Unique in the gallery. */
  readonly id: string
}
