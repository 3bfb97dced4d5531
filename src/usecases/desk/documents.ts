import { chatNameRefusal } from '#content/chat-names.ts'
import { originalEntry, originalOrder } from '#content/collections.ts'
import type { StaffMember } from '#domain/desk/staff.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { changedFields } from '#domain/site/changed-fields.ts'
import { checkDocument, type DocumentErrors } from '#domain/site/check-document.ts'
import { orderOf, type CollectionKind, type DraftedKind } from '#domain/site/documents.ts'
import { titleOf, textOf } from '#domain/site/document-part.ts'
import { withFixedTexts } from '#domain/site/fixed-texts.ts'
import { addressFrom } from '#domain/site/page-address.ts'
import { isTextKind } from '#domain/site/page-texts.ts'
import { maxPages } from '#domain/site/page.ts'
import type { DocumentEdit, DocumentKey } from '#ports/content-store.ts'
import type { Stale } from '#domain/desk/stale.ts'
import type { Dependencies } from '#usecases/dependencies.ts'
import { readSiteEdits } from '#usecases/site/site-edits.ts'
import { readAddresses, saveAddressed } from './page-addresses.ts'
import { originalOf, ownDocument } from './document-lists.ts'
import { actorOf } from './actor.ts'
import { changedOrder, readOrder } from './entries.ts'
import { historyPage, readRestorable, readVersion } from './document-versions.ts'
import type { Published } from './site.ts'

/** Revision that a page has shown: a save replaces this one and no newer one. */
export interface SeenDocument {
  /** The published revision; 0: the program's own. */
  readonly published: number
  /** The revision of the draft; 0: none so far. */
  readonly draft: number
}

/** A document that has drafts. */
export interface DraftedKey {
  readonly kind: DraftedKind
  readonly slug: string
}

/** Why a document is not published: a colleague was faster, or fields are invalid. */
export type DocumentRefusal = Stale | { readonly code: 'invalid'; readonly errors: DocumentErrors }

/** Documents of the site that have drafts: entries of its collections, and texts of pages. */
export function deskDocuments(dependencies: Dependencies) {
  const { contentStore, clock, content } = dependencies
  const actor = actorOf(clock)
  const addresses = () => readAddresses(dependencies)

  /** A name of a service by which the chat knows something else. */
  async function takenChatName(
    kind: DraftedKind,
    slug: string,
    data: unknown,
  ): Promise<DocumentErrors> {
    if (kind !== 'service') return {}
    const { edits } = await readSiteEdits({ contentStore })
    const refusal = chatNameRefusal(edits.services, slug, data)
    return refusal === null ? {} : { 'chat.name': refusal }
  }

  /** Errors that prevent publishing: of fields, and of a taken address or name. */
  async function check({ kind, slug }: DraftedKey, typed: unknown) {
    const { data, errors: ofFields } = checkDocument(kind, slug, typed, content().factsFor(kind))
    const errors = { ...(await takenChatName(kind, slug, data)), ...ofFields }
    const address = addressIn(kind, slug, data)
    if (isTextKind(kind) || address === null || errors['address'] !== undefined) {
      return { data, errors }
    }
    const refusal = await (await addresses()).whyRefused(address, { kind, slug })
    return { data, errors: refusal === null ? errors : { ...errors, ...atAddress(kind, refusal) } }
  }

  /**
   * Publishes a document in place of an earlier one, whose address redirects to the new one. Returns
   * the order of the collection that a new one was added to; null for any other.
   */
  async function publishOver(
    { kind, slug }: DraftedKey,
    edit: Omit<DocumentEdit, keyof DocumentKey>,
    by: StaffMember,
  ): Promise<Result<Published | null, DocumentRefusal>> {
    if (!isTextKind(kind)) return saveEntry({ kind, slug, ...edit }, by)
    const saved = await contentStore.save([{ kind, slug, ...edit }], actor(by))
    return saved.ok ? ok(null) : saved
  }

  const saveEntry = (edit: DocumentEdit & { readonly kind: CollectionKind }, by: StaffMember) =>
    saveAddressed<Published | null, DocumentRefusal>(
      dependencies,
      async ({ currentAddress, whyRefused }) => {
        const { kind, slug } = edit
        const address = addressIn(kind, slug, edit.data)
        const refusal = address === null ? null : await whyRefused(address, edit)
        if (refusal !== null) return err({ code: 'invalid', errors: atAddress(kind, refusal) })
        const errors = await takenChatName(kind, slug, edit.data)
        if (Object.keys(errors).length > 0) return err({ code: 'invalid', errors })
        const isNew = edit.seen === 0 && originalEntry(kind, slug) === null
        const order = await changedOrder(dependencies, kind, (slugs) =>
          !isNew || slugs.includes(slug) ? null : [...slugs, slug],
        )
        const former = currentAddress(edit)
        const hasMoved = former !== null && address !== null && former !== address
        const redirects = hasMoved ? [{ from: `/${former}`, to: `/${address}` }] : []
        return order === null
          ? ok({ edits: [edit], redirects, answer: null })
          : ok({
              edits: [edit, order],
              redirects,
              answer: { kind: orderOf(kind), revision: order.seen + 1 },
            })
      },
      actor(by),
    )

  return {
    /**
     * A document to edit: its draft, or else its published version, with a page of its history.
     * Null if there never was one. Its data are null if its only draft was discarded.
     */
    async readDocument(document: DraftedKey, historyAt = 1) {
      const { kind, slug } = document
      const draft = await contentStore.draft(document)
      const [last] = await contentStore.history(document, 1)
      const { offset, place } = historyPage(historyAt, last?.revision ?? 0)
      // One more than is listed, for what has changed in the last.
      const read = await contentStore.history(document, place.pageLength + 1, offset)
      const original = ownDocument(kind, slug, content())
      const published = last?.data ?? original
      if (draft.revision === 0 && published === null) return null
      const data = withFixedTexts(kind, slug, draft.data ?? published)
      return {
        data,
        title: titleOf(data) ?? slug,
        published,
        hasOriginal: original !== null,
        isShown: isTextKind(kind) || (await readOrder(dependencies, kind)).slugs.includes(slug),
        draft: draft.data === null ? null : { savedAt: draft.savedAt, savedBy: draft.savedBy },
        /** Staff member who discarded the whole draft. */
        discarded: data === null ? { savedAt: draft.savedAt, savedBy: draft.savedBy } : null,
        /** Revision that the draft began from; older if others have published since. */
        seen: {
          published: draft.data === null ? (last?.revision ?? 0) : draft.basedOn,
          draft: draft.revision,
        } satisfies SeenDocument,
        newest: last?.revision ?? 0,
        place,
        versions: read
          .slice(0, place.pageLength)
          .map(({ data, revision, savedAt, savedBy }, at) => ({
            revision,
            changed: changedFields(kind, read[at + 1]?.data ?? original, data ?? original),
            savedAt,
            savedBy,
            isOriginal: data === null,
          })),
      }
    },

    /** Whether there is a document, published or not. */
    async hasDocument(document: DraftedKey): Promise<boolean> {
      if (originalOf(document.kind, document.slug) !== null) return true
      if ((await contentStore.draft(document)).revision > 0) return true
      const [last] = await contentStore.history(document, 1)
      return last !== undefined && last.data !== null
    },

    /**
     * Creates a document as a draft; its slug, made from its name, is permanent. An equal draft that
     * its author has not changed yet is the same one: the answer to it was lost. Compared with the
     * drafts, which are read for their slugs anyway, so that no key of the form must be stored.
     */
    async addDocument(
      kind: CollectionKind,
      name: string,
      data: unknown,
      by: StaffMember,
    ): Promise<Result<string, Stale | { readonly code: 'too-many' }>> {
      const published = (await contentStore.published()).filter((each) => each.kind === kind)
      const drafts = (await contentStore.drafts()).filter((each) => each.kind === kind)
      const taken = new Set([
        ...originalOrder(kind),
        ...[...published, ...drafts].map(({ slug }) => slug),
      ])
      const { whyRefused } = await addresses()
      const begunAs = (slug: string) => (kind === 'page' ? withAddress(data, slug) : data)
      const begun = drafts.find(
        (draft) =>
          draft.savedBy === by.name &&
          JSON.stringify(draft.data) === JSON.stringify(begunAs(draft.slug)),
      )
      if (begun !== undefined) return ok(begun.slug)
      if (kind === 'page' && taken.size >= maxPages) return err({ code: 'too-many' })
      const wanted = addressFrom(name) || kind
      let slug = wanted
      const isTaken = async () =>
        taken.has(slug) ||
        (isAddressed(kind) && (await whyRefused(slug, { kind, slug: '' })) !== null)
      for (let count = 2; await isTaken(); count += 1) slug = `${wanted}-${count}`
      const { revision } = await contentStore.draft({ kind, slug })
      const draft = { data: begunAs(slug), seen: revision, basedOn: 0 }
      const saved = await contentStore.saveDraft({ kind, slug }, draft, actor(by))
      return saved.ok ? ok(slug) : saved
    },

    /**
     * Saves a draft as typed, complete or not; returns the errors that prevent publishing. Ids are
     * made of names when it is published, as a draft's may be half typed.
     */
    async saveDraft(
      document: DraftedKey,
      typed: unknown,
      seen: SeenDocument,
      by: StaffMember,
    ): Promise<Result<{ readonly draft: number; readonly errors: DocumentErrors }, Stale>> {
      const { errors } = await check(document, typed)
      const saved = await contentStore.saveDraft(
        document,
        { data: typed, seen: seen.draft, basedOn: seen.published },
        actor(by),
      )
      return saved.ok ? ok({ draft: saved.value, errors }) : saved
    },

    /** Discards a draft; returns the revision over which it can be saved again. */
    discardDraft: (document: DraftedKey, seen: SeenDocument, by: StaffMember) =>
      contentStore.saveDraft(document, { data: null, seen: seen.draft, basedOn: 0 }, actor(by)),

    /**
     * Publishes the typed document; a new one comes last in its collection. `canUndo`: there is a
     * version to show instead. `added`: by whose undo a new one is hidden again.
     */
    async publishDocument(
      document: DraftedKey,
      typed: unknown,
      seen: SeenDocument,
      by: StaffMember,
    ): Promise<
      Result<
        SeenDocument & { readonly canUndo: boolean; readonly added: Published | null },
        DocumentRefusal
      >
    > {
      const { data, errors } = await check(document, typed)
      if (Object.keys(errors).length > 0) return err({ code: 'invalid', errors })
      const edit = { data, seen: seen.published, restoredFrom: null, draft: seen.draft }
      const published = await publishOver(document, edit, by)
      if (!published.ok) return published
      const canUndo = seen.published > 0 || originalOf(document.kind, document.slug) !== null
      // Publishing ends the draft, if there was one.
      const draft = seen.draft === 0 ? 0 : seen.draft + 1
      return ok({ published: seen.published + 1, draft, canUndo, added: published.value })
    },

    /** An earlier version as it would be shown again, 0 for the program's own; null without one. */
    async readVersion(document: DraftedKey, revision: number): Promise<unknown> {
      const { kind, slug } = document
      const version = await readVersion(dependencies, document, revision)
      if (version === null) return null
      return withFixedTexts(kind, slug, version.data ?? ownDocument(kind, slug, content()))
    },

    /**
     * A draft or an earlier version as its preview shows it: a page at an address that is no other
     * page's, as the one it has there may be.
     */
    async previewed({ kind, slug }: DraftedKey, data: unknown): Promise<unknown> {
      if (kind !== 'page') return data
      const { currentAddress, takenBy } = await addresses()
      let address = currentAddress({ kind, slug }) ?? slug
      while (takenBy(address, { kind, slug }) !== null) address += '-x'
      return withAddress(data, address)
    },

    /** Publishes an earlier version again; 0 is the program's own. The draft stays. */
    async restoreDocumentVersion(
      document: DraftedKey,
      revision: number,
      seen: number,
      by: StaffMember,
    ): Promise<Result<unknown, DocumentRefusal | { readonly code: 'unknown-version' }>> {
      const version = await readRestorable(dependencies, document, revision)
      const hasOwn = originalOf(document.kind, document.slug) !== null
      if (version === null || (version.data === null && !hasOwn)) {
        return err({ code: 'unknown-version' })
      }
      const { data } = version
      return publishOver(document, { data, seen, restoredFrom: revision }, by)
    },
  }
}

/** Whether entries of a kind have addresses straight below home. */
const isAddressed = (kind: CollectionKind) => kind === 'article' || kind === 'page'

/** The address, directly below home, that a document wants; null for none. */
function addressIn(kind: DraftedKind, slug: string, data: unknown): string | null {
  if (kind === 'article') return slug
  return kind === 'page' ? textOf(data, 'address') : null
}

const withAddress = (data: unknown, address: string): unknown =>
  typeof data === 'object' ? { ...data, address } : data

/** The address of an article comes from its title, where its error is shown. */
const atAddress = (kind: CollectionKind, refusal: string): DocumentErrors =>
  kind === 'page' ? { address: refusal } : { title: refusal }
