import type * as z from 'zod/mini'
import {
  onlySlug,
  siteDocuments,
  type DocumentKind,
  type SiteEdits,
} from '#domain/site/documents.ts'
import type { ContentStore, DocumentVersion } from '#ports/content-store.ts'

/** A published version that this program cannot read, and what holds instead. */
export interface BrokenDocument {
  readonly kind: DocumentKind
  readonly revision: number
  /** 0: the program's own. */
  readonly instead: number
}

/** How many versions of a document are looked through for one that fits. */
const versionsTried = 100

/**
 * What the desk has published. A document that does not fit its schema, of an older program or
 * edited by hand, gives way to the last version that does.
 */
export function readSiteEdits({
  contentStore,
}: {
  readonly contentStore: Pick<ContentStore, 'published' | 'history'>
}) {
  return async (): Promise<{
    readonly edits: SiteEdits
    readonly broken: readonly BrokenDocument[]
  }> => {
    const published = await contentStore.published()
    const broken: BrokenDocument[] = []
    const read = async <T>(kind: DocumentKind, schema: z.ZodMiniType<T>): Promise<T | null> => {
      const newest = published.find((each) => each.kind === kind && each.slug === onlySlug)
      if (newest === undefined) return null
      const fitting = fit(newest, schema)
      if (fitting !== undefined) return fitting
      const history = await contentStore.history({ kind, slug: onlySlug }, versionsTried)
      const earlier = history.filter(
        ({ state, revision }) => state === 'published' && revision < newest.revision,
      )
      const good = earlier.find((version) => fit(version, schema) !== undefined)
      broken.push({ kind, revision: newest.revision, instead: good?.revision ?? 0 })
      return good === undefined ? null : (fit(good, schema) ?? null)
    }
    const edits = {
      company: await read('company', siteDocuments.company),
      specialDays: await read('special-days', siteDocuments['special-days']),
      banner: await read('banner', siteDocuments.banner),
    }
    return { edits, broken }
  }
}

/** Undefined where it does not fit. */
function fit<T>({ data }: DocumentVersion, schema: z.ZodMiniType<T>): T | null | undefined {
  if (data === null) return null
  const parsed = schema.safeParse(data)
  return parsed.success ? parsed.data : undefined
}
