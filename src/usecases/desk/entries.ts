import { partOf } from '#domain/site/document-part.ts'
import { originalOrder } from '#content/collections.ts'
import type { StaffMember } from '#domain/desk/staff.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { checkDocument } from '#domain/site/check-document.ts'
import { onlySlug, orderOf, type CollectionKind } from '#domain/site/documents.ts'
import type { Redirect } from '#domain/site/redirect.ts'
import type { Clock } from '#ports/clock.ts'
import type { ContentStore, DocumentEdit } from '#ports/content-store.ts'
import type { RedirectStore } from '#ports/redirect-store.ts'
import { addressedSaves, type SiteAddresses } from './addresses.ts'
import type { Published, SiteRefusal } from './site.ts'

/** Reads and changes the order of the entries that the site shows. */
export function entryOrder({ contentStore }: { readonly contentStore: ContentStore }) {
  /** The order as it is now, with what saves over it. */
  async function readOrder(kind: CollectionKind) {
    const order = orderOf(kind)
    const newest = (await contentStore.history({ kind: order, slug: onlySlug }, 1))[0]
    const checked = checkDocument(order, onlySlug, newest?.data ?? { slugs: originalOrder(kind) })
    return { slugs: slugsIn(checked.data) ?? originalOrder(kind), seen: newest?.revision ?? 0 }
  }

  /** The order with a change; what it is published over is as it was read. */
  async function changedOrder(
    kind: CollectionKind,
    change: (slugs: readonly string[]) => readonly string[],
  ) {
    const { slugs, seen } = await readOrder(kind)
    const data = { slugs: change(slugs) }
    return { kind: orderOf(kind), slug: onlySlug, data, seen, restoredFrom: null }
  }
  return { readOrder, changedOrder }
}

/** An address that a page has left. */
export interface LeftAddress {
  readonly from: string
  /** Null: it leads nowhere. */
  readonly to: string | null
}

/** An order to publish, with the addresses that lead on or end, and more to answer about it. */
interface EntryChange<Extra> {
  readonly edit: DocumentEdit
  readonly redirects?: readonly Redirect[]
  readonly ended?: readonly string[]
  readonly extra: Extra
}

/** Changes which entries of a collection the site shows, and in which order, without a draft. */
export function deskEntries(dependencies: {
  readonly contentStore: ContentStore
  readonly redirects: Pick<RedirectStore, 'find'>
  readonly clock: Clock
}) {
  const { changedOrder } = entryOrder(dependencies)
  const saveAddressed = addressedSaves(dependencies)

  /** Changes which entries are shown, with what follows for their addresses. */
  async function changeEntries<Extra extends object>(
    kind: CollectionKind,
    by: StaffMember,
    change: (
      addresses: SiteAddresses,
    ) => Promise<{ readonly refusal: string } | EntryChange<Extra>>,
  ): Promise<Result<Published & Extra, SiteRefusal>> {
    return saveAddressed<Published & Extra, SiteRefusal>(
      async (addresses) => {
        const changed = await change(addresses)
        if ('refusal' in changed) return err({ code: 'address-taken', message: changed.refusal })
        const { edit, extra, ...more } = changed
        const answer = { kind: orderOf(kind), revision: edit.seen + 1, ...extra }
        return ok({ edits: [edit], ...more, answer })
      },
      { by: by.id, at: dependencies.clock.now() },
    )
  }

  return {
    /** Moves an entry before another, or to the end. */
    moveEntry: (kind: CollectionKind, slug: string, before: string | null, by: StaffMember) =>
      changeEntries(kind, by, async () => {
        const edit = await changedOrder(kind, (slugs) => {
          const others = slugs.filter((each) => each !== slug)
          if (others.length === slugs.length) return slugs
          const place = before === null ? others.length : others.indexOf(before)
          return place < 0 ? slugs : others.toSpliced(place, 0, slug)
        })
        return { edit, extra: {} }
      }),

    /**
     * Takes an entry off the site; its document and its history stay. Its address leads on: that of
     * a page where the owner says, or nowhere. Answers with that address; what has no page of its
     * own has none.
     */
    hideEntry: (
      kind: CollectionKind,
      slug: string,
      by: StaffMember,
      leadsTo: string | null = null,
    ) =>
      changeEntries<{ readonly left: LeftAddress | null }>(kind, by, async ({ of }) => {
        const edit = await changedOrder(kind, (slugs) => slugs.filter((each) => each !== slug))
        const from = pathOf(kind, of({ kind, slug }) ?? slug)
        const to = kind === 'page' ? leadsTo : defaultTarget(kind)
        if (from === null) return { edit, extra: { left: null } }
        const extra = { left: { from, to } }
        return to === null
          ? { edit, ended: [from], extra }
          : { edit, redirects: [{ from, to }], extra }
      }),

    /**
     * Shows an entry again, as the last one, unless another has its address by now. Answers where
     * its address led meanwhile.
     */
    showEntry: (kind: CollectionKind, slug: string, by: StaffMember) =>
      changeEntries<{ readonly ledTo: string | null }>(kind, by, async (addresses) => {
        const refusal = refusalToShow(addresses, kind, slug)
        if (refusal !== null) return { refusal }
        const edit = await changedOrder(kind, (slugs) => [
          ...slugs.filter((each) => each !== slug),
          slug,
        ])
        const from = pathOf(kind, addresses.ownOf({ kind, slug }) ?? slug)
        if (from === null) return { edit, extra: { ledTo: null } }
        const ledTo = await dependencies.redirects.find([from])
        return { edit, ended: [from], extra: { ledTo } }
      }),

    /**
     * Takes back a step of these: the entries are as they were before that revision, and so are
     * their addresses. `ledTo`: where the address led of one that is hidden again.
     */
    undoEntries: (kind: CollectionKind, revision: number, by: StaffMember, ledTo: string | null) =>
      changeEntries(kind, by, async (addresses) => {
        const [done, before] = await dependencies.contentStore.history(
          { kind: orderOf(kind), slug: onlySlug },
          2,
        )
        const was = slugsIn(before?.data) ?? originalOrder(kind)
        const is = slugsIn(done?.data) ?? was
        const isWithout = (slugs: readonly string[]) => (slug: string) => !slugs.includes(slug)
        const shown = was.filter(isWithout(is))
        const refusal = shown.map((slug) => refusalToShow(addresses, kind, slug)).find(Boolean)
        if (refusal) return { refusal }
        const pathsOf = (slugs: readonly string[]) =>
          slugs.flatMap((slug) => pathOf(kind, addresses.ownOf({ kind, slug }) ?? slug) ?? [])
        const hidden = pathsOf(is.filter(isWithout(was)))
        return {
          edit: {
            kind: orderOf(kind),
            slug: onlySlug,
            data: before?.data ?? null,
            seen: revision,
            restoredFrom: revision - 1,
          },
          redirects: ledTo === null ? [] : hidden.map((from) => ({ from, to: ledTo })),
          ended: pathsOf(shown),
          extra: {},
        }
      }),
  }
}

/** Refusal to show an entry whose address is taken by now; null where it can be shown. */
function refusalToShow(
  { ownOf, holderOf }: SiteAddresses,
  kind: CollectionKind,
  slug: string,
): string | null {
  const address = ownOf({ kind, slug })
  return address === null ? null : holderOf(address, { kind, slug })
}

/** The path of an entry's own page; null where it has none. */
function pathOf(kind: CollectionKind, address: string): string | null {
  switch (kind) {
    case 'service':
      return `/services/${address}`
    case 'article':
    case 'page':
      return `/${address}`
    case 'product':
    case 'project':
      return null
  }
}

/** Default target of the addresses of hidden entries. */
const defaultTarget = (kind: CollectionKind) => (kind === 'article' ? '/blog' : '/')

function slugsIn(data: unknown): readonly string[] | null {
  const slugs = partOf(data, 'slugs')
  return Array.isArray(slugs) ? slugs.filter((slug) => typeof slug === 'string') : null
}
