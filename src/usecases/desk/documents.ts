import type { Company } from '#content/company.ts'
import { inLocalWords } from '#content/local-words.ts'
import { originalEntry, originalOrder } from '#content/collections.ts'
import type { StaffMember } from '#domain/desk/staff.ts'
import { slugOf } from '#domain/quotes/quote-draft.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { checkDocument, type DocumentErrors } from '#domain/site/check-document.ts'
import { onlySlug, orderOf, type CollectionKind } from '#domain/site/documents.ts'
import type { Redirect } from '#domain/site/redirect.ts'
import type { Clock } from '#ports/clock.ts'
import type { ContentStore, DocumentEdit, DocumentVersion } from '#ports/content-store.ts'
import type { RedirectStore } from '#ports/redirect-store.ts'
import type { RestockStore } from '#ports/restock-store.ts'
import type { Stale } from '#ports/request-store.ts'
import type { Published } from './site.ts'

/** Versions of a document that the desk lists. */
const versionsListed = 20

/** What a page has shown: what it saves goes over that and nothing newer. */
export interface SeenDocument {
  /** The published revision; 0: the program's own. */
  readonly published: number
  /** The revision of the draft; 0: there never was one. */
  readonly draft: number
}

export type DocumentRefusal = Stale | { readonly code: 'invalid'; readonly errors: DocumentErrors }

/** The documents of the site that have drafts: entries of its collections. */
export function deskDocuments({
  contentStore,
  redirects,
  restock,
  clock,
  company,
}: {
  readonly contentStore: ContentStore
  readonly redirects: Pick<RedirectStore, 'add'>
  readonly restock: Pick<RestockStore, 'waiting'>
  readonly clock: Clock
  readonly company: () => Company
}) {
  /** The program's own, as the pages of this company say it. */
  const ownEntry = (kind: CollectionKind, slug: string) =>
    inLocalWords(originalEntry(kind, slug), company())
  const newestOf = async (kind: string, slug: string): Promise<DocumentVersion | undefined> =>
    (await contentStore.history({ kind, slug }, 1))[0]
  const doer = ({ id }: StaffMember) => ({ by: id, at: clock.now() })

  /** The order as it is now, with what saves over it. */
  async function readOrder(kind: CollectionKind) {
    const order = orderOf(kind)
    const newest = await newestOf(order, onlySlug)
    const checked = checkDocument(order, newest?.data ?? { slugs: originalOrder(kind) })
    return { slugs: slugsIn(checked.data) ?? originalOrder(kind), seen: newest?.revision ?? 0 }
  }

  async function changeOrder(
    kind: CollectionKind,
    change: (slugs: readonly string[]) => readonly string[],
    by: StaffMember,
  ): Promise<Result<Published, Stale>> {
    const { slugs, seen } = await readOrder(kind)
    const data = { slugs: change(slugs) }
    const order = orderOf(kind)
    const edit = { kind: order, slug: onlySlug, data, seen, restoredFrom: null }
    const saved = await contentStore.save([edit], doer(by))
    return saved.ok ? ok({ kind: order, revision: seen + 1 }) : saved
  }

  return {
    /** A document as it is edited: its draft, or what is published; null where there is none. */
    async readDocument(kind: CollectionKind, slug: string) {
      const draft = await contentStore.draft({ kind, slug })
      const versions = await contentStore.history({ kind, slug }, versionsListed)
      const original = ownEntry(kind, slug)
      const published = versions[0]?.data ?? original
      if (draft.data === null && published === null) return null
      const { slugs } = await readOrder(kind)
      return {
        data: draft.data ?? published,
        title: titleOf(draft.data ?? published) ?? slug,
        published,
        hasOriginal: original !== null,
        isShown: slugs.includes(slug),
        draft: draft.data === null ? null : { savedAt: draft.savedAt, savedBy: draft.savedBy },
        /** What the draft was begun from; others have published since where it is older. */
        seen: {
          published: draft.data === null ? (versions[0]?.revision ?? 0) : draft.basedOn,
          draft: draft.revision,
        } satisfies SeenDocument,
        newest: versions[0]?.revision ?? 0,
        versions: versions.map(({ data, revision, savedAt, savedBy }) => ({
          revision,
          savedAt,
          savedBy,
          isOriginal: data === null,
        })),
      }
    },

    /** The entries of a collection that are shown, and those that are not, with their drafts. */
    async listDocuments(kind: CollectionKind) {
      const { slugs } = await readOrder(kind)
      const published = (await contentStore.published()).filter((each) => each.kind === kind)
      const drafts = (await contentStore.drafts()).filter((each) => each.kind === kind)
      const dataOf = (slug: string): unknown =>
        published.find((each) => each.slug === slug)?.data ?? ownEntry(kind, slug)
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

    /** How many visitors wait for each product. */
    countWaits: () => restock.waiting(),

    /** Begins a document with a draft; its slug, made from its name, stays for good. */
    async addDocument(
      kind: CollectionKind,
      name: string,
      data: unknown,
      by: StaffMember,
    ): Promise<Result<string, Stale>> {
      const published = (await contentStore.published()).filter((each) => each.kind === kind)
      const drafts = (await contentStore.drafts()).filter((each) => each.kind === kind)
      const taken = new Set([
        ...originalOrder(kind),
        ...[...published, ...drafts].map(({ slug }) => slug),
      ])
      const wanted = slugOf(name).slice(0, 60) || kind
      let slug = wanted
      for (let count = 2; taken.has(slug); count += 1) slug = `${wanted}-${count}`
      const { revision } = await contentStore.draft({ kind, slug })
      const draft = { data, seen: revision, basedOn: 0 }
      const saved = await contentStore.saveDraft({ kind, slug }, draft, doer(by))
      return saved.ok ? ok(slug) : saved
    },

    /** Keeps a draft, finished or not; answers what of it keeps it from being published. */
    async saveDraft(
      kind: CollectionKind,
      slug: string,
      typed: unknown,
      seen: SeenDocument,
      by: StaffMember,
    ): Promise<Result<{ readonly draft: number; readonly errors: DocumentErrors }, Stale>> {
      const { data, errors } = checkDocument(kind, typed)
      const saved = await contentStore.saveDraft(
        { kind, slug },
        { data, seen: seen.draft, basedOn: seen.published },
        doer(by),
      )
      return saved.ok ? ok({ draft: saved.value, errors }) : saved
    },

    discardDraft: (kind: CollectionKind, slug: string, seen: SeenDocument, by: StaffMember) =>
      contentStore.saveDraft(
        { kind, slug },
        { data: null, seen: seen.draft, basedOn: 0 },
        doer(by),
      ),

    /** Publishes what was typed, at the end of its collection where it is new. */
    async publishDocument(
      kind: CollectionKind,
      slug: string,
      typed: unknown,
      seen: SeenDocument,
      by: StaffMember,
    ): Promise<Result<{ readonly revision: number }, DocumentRefusal>> {
      const { data, errors } = checkDocument(kind, typed)
      if (Object.keys(errors).length > 0) return err({ code: 'invalid', errors })
      const edits: DocumentEdit[] = [
        { kind, slug, data, seen: seen.published, restoredFrom: null, draft: seen.draft },
      ]
      const order = await readOrder(kind)
      const isNew = seen.published === 0 && originalEntry(kind, slug) === null
      if (isNew && !order.slugs.includes(slug)) {
        const slugs = [...order.slugs, slug]
        const more = { slug: onlySlug, data: { slugs }, seen: order.seen, restoredFrom: null }
        edits.push({ kind: orderOf(kind), ...more })
      }
      const saved = await contentStore.save(edits, doer(by))
      return saved.ok ? ok({ revision: seen.published + 1 }) : saved
    },

    /** Publishes an earlier version again; 0 is the program's own. The draft stays. */
    async restoreDocumentOf(
      kind: CollectionKind,
      slug: string,
      revision: number,
      seen: number,
      by: StaffMember,
    ): Promise<
      Result<{ readonly revision: number }, Stale | { readonly code: 'unknown-version' }>
    > {
      const versions = await contentStore.history({ kind, slug }, versionsListed)
      const version = versions.find((each) => each.revision === revision)
      const data = revision === 0 ? null : version?.data
      const isKnown = data === null ? originalEntry(kind, slug) !== null : data !== undefined
      const fits = data === null || Object.keys(checkDocument(kind, data).errors).length === 0
      if (!isKnown || !fits) return err({ code: 'unknown-version' })
      const edit = { kind, slug, data, seen, restoredFrom: revision }
      const saved = await contentStore.save([edit], doer(by))
      return saved.ok ? ok({ revision: seen + 1 }) : saved
    },

    /** Moves an entry before another, or to the end. */
    moveEntry: (kind: CollectionKind, slug: string, before: string | null, by: StaffMember) =>
      changeOrder(
        kind,
        (slugs) => {
          const others = slugs.filter((each) => each !== slug)
          if (others.length === slugs.length) return slugs
          const place = before === null ? others.length : others.indexOf(before)
          return place < 0 ? slugs : others.toSpliced(place, 0, slug)
        },
        by,
      ),

    /** Takes an entry off the site; its document and its history stay, and its address leads on. */
    async hideEntry(kind: CollectionKind, slug: string, by: StaffMember) {
      // Pages come before redirects, so this one waits until the page is gone.
      const redirect = redirectOf(kind, slug)
      if (redirect !== null) await redirects.add([redirect], doer(by))
      return changeOrder(kind, (slugs) => slugs.filter((each) => each !== slug), by)
    },

    /** Shows an entry again, as the last one. */
    showEntry: (kind: CollectionKind, slug: string, by: StaffMember) =>
      changeOrder(kind, (slugs) => [...slugs.filter((each) => each !== slug), slug], by),
  }
}

/** Where the address of an entry's own page leads once it is gone; null where it has none. */
function redirectOf(kind: CollectionKind, slug: string): Redirect | null {
  switch (kind) {
    case 'service':
      return { from: `/services/${slug}`, to: '/' }
    case 'article':
      return { from: `/${slug}`, to: '/blog' }
    case 'product':
    case 'project':
      return null
  }
}

/** How the desk calls a document, finished or not. */
function titleOf(data: unknown): string | null {
  if (typeof data !== 'object' || data === null) return null
  if ('name' in data && typeof data.name === 'string') return data.name
  return 'title' in data && typeof data.title === 'string' ? data.title : null
}

function slugsIn(data: unknown): readonly string[] | null {
  if (typeof data !== 'object' || data === null || !('slugs' in data)) return null
  const { slugs } = data
  return Array.isArray(slugs) ? slugs.filter((slug) => typeof slug === 'string') : null
}
