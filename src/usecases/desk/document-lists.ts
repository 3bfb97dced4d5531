import type { Content } from '#content/content.ts'
import { originalEntry, originalOrder } from '#content/collections.ts'
import { inLocalWords } from '#content/local-words.ts'
import { originalTexts } from '#content/page-texts.ts'
import { onlySlug, type CollectionKind, type DraftedKind } from '#domain/site/documents.ts'
import { withFixedWords } from '#domain/site/fixed-words.ts'
import { isTextKind, textKinds } from '#domain/site/page-texts.ts'
import type { ContentStore } from '#ports/content-store.ts'
import type { RestockStore } from '#ports/restock-store.ts'
import { entryOrder } from './entries.ts'

/** Lists the documents of the site that have drafts. */
export function documentLists({
  contentStore,
  restock,
  content,
}: {
  readonly contentStore: ContentStore
  readonly restock: Pick<RestockStore, 'waiting'>
  readonly content: () => Content
}) {
  const { readOrder } = entryOrder({ contentStore })
  return {
    /** The entries of a collection that are shown, and those that are not, with their drafts. */
    async listDocuments(kind: CollectionKind) {
      const { slugs } = await readOrder(kind)
      const published = (await contentStore.published()).filter((each) => each.kind === kind)
      const drafts = (await contentStore.drafts()).filter((each) => each.kind === kind)
      const dataOf = (slug: string): unknown =>
        withFixedWords(
          kind,
          slug,
          published.find((each) => each.slug === slug)?.data ?? ownDocument(kind, slug, content()),
        )
      const known = new Set([
        ...slugs,
        ...originalOrder(kind),
        ...published.map(({ slug }) => slug),
        ...drafts.map(({ slug }) => slug),
      ])
      return [...known].flatMap((slug) => {
        const draft = drafts.find((each) => each.slug === slug)
        const data = dataOf(slug) ?? draft?.data ?? null
        if (data === null) return []
        return [
          {
            slug,
            title: titleOf(data) ?? slug,
            isShown: slugs.includes(slug),
            isPublished: dataOf(slug) !== null,
            draft: draft === undefined ? null : { savedAt: draft.savedAt, savedBy: draft.savedBy },
            data,
          },
        ]
      })
    },

    /** Which texts of pages were changed, when and by whom, and which are being drafted. */
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

    /** How many visitors wait for each product. */
    countWaits: () => restock.waiting(),
  }
}

/** A document as it comes with the program; null where it has none such. */
export const originalOf = (kind: DraftedKind, slug: string): unknown =>
  isTextKind(kind) ? originalTexts[kind] : originalEntry(kind, slug)

/** The same as the pages of this company say it. */
export const ownDocument = (kind: DraftedKind, slug: string, { company }: Content): unknown =>
  inLocalWords(originalOf(kind, slug), company)

/** How the desk calls a document, finished or not. */
export function titleOf(data: unknown): string | null {
  if (typeof data !== 'object' || data === null) return null
  if ('name' in data && typeof data.name === 'string') return data.name
  return 'title' in data && typeof data.title === 'string' ? data.title : null
}
