import type { Content } from '#content/content.ts'
import { originalEntry, originalOrder } from '#content/collections.ts'
import { localized } from '#content/localized.ts'
import { originalTexts } from '#content/page-texts.ts'
import {
  collectionKinds,
  onlySlug,
  type CollectionKind,
  type DraftedKind,
} from '#domain/site/documents.ts'
import { titleOf } from '#domain/site/document-part.ts'
import { withFixedTexts } from '#domain/site/fixed-texts.ts'
import { isTextKind, textKinds } from '#domain/site/page-texts.ts'
import type { DocumentDraft, DocumentVersion } from '#ports/content-store.ts'
import type { Dependencies } from '#usecases/dependencies.ts'
import { readOrder } from './entries.ts'

/** Lists the documents of the site that have drafts. */
export function documentLists(dependencies: Dependencies) {
  const { contentStore, content } = dependencies

  async function entriesOf(
    kind: CollectionKind,
    allPublished: readonly DocumentVersion[],
    allDrafts: readonly DocumentDraft[],
  ) {
    const { slugs } = await readOrder(dependencies, kind)
    const published = bySlug(allPublished, kind)
    const drafts = bySlug(allDrafts, kind)
    const known = new Set([...slugs, ...originalOrder(kind), ...published.keys(), ...drafts.keys()])
    return [...known].flatMap((slug) => {
      const draft = drafts.get(slug)
      const shown = published.get(slug)?.data ?? ownDocument(kind, slug, content())
      const data = withFixedTexts(kind, slug, shown) ?? draft?.data ?? null
      if (data === null) return []
      return [
        {
          slug,
          title: titleOf(data) ?? slug,
          isShown: slugs.includes(slug),
          isPublished: shown !== null,
          draft: draft === undefined ? null : { savedAt: draft.savedAt, savedBy: draft.savedBy },
          data,
        },
      ]
    })
  }

  return {
    /** The visible and hidden entries of a collection, with their drafts. */
    listDocuments: async (kind: CollectionKind) =>
      entriesOf(kind, await contentStore.published(), await contentStore.drafts()),

    /** The entries of all collections, each with its kind. */
    async listAllDocuments() {
      const published = await contentStore.published()
      const drafts = await contentStore.drafts()
      const all = await Promise.all(
        collectionKinds.map(async (kind) =>
          (await entriesOf(kind, published, drafts)).map((entry) => ({ kind, ...entry })),
        ),
      )
      return all.flat()
    },

    /** Changed texts of pages, with time and author, and those that have drafts. */
    async listTexts() {
      const drafts = await contentStore.drafts()
      return Promise.all(
        textKinds.map(async (kind) => {
          const [newest] = await contentStore.history({ kind, slug: onlySlug }, 1)
          return {
            kind,
            hasDraft: drafts.some((each) => each.kind === kind),
            changed:
              newest === undefined || newest.data === null
                ? null
                : { savedAt: newest.savedAt, savedBy: newest.savedBy },
          }
        }),
      )
    },
  }
}

const bySlug = <T extends { readonly kind: string; readonly slug: string }>(
  all: readonly T[],
  kind: CollectionKind,
) => new Map(all.filter((each) => each.kind === kind).map((each) => [each.slug, each]))

/** A document as it comes with the program; null if the program has none. */
export const originalOf = (kind: DraftedKind, slug: string): unknown =>
  isTextKind(kind) ? originalTexts[kind] : originalEntry(kind, slug)

/** The program's own document, worded for this company. */
export const ownDocument = (kind: DraftedKind, slug: string, { company }: Content): unknown =>
  localized(originalOf(kind, slug), company)
