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

/** What of a collection the site shows at present. */
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

/** Which entries of a collection the site shows, and in which order; changed at once. */
export function deskEntries(dependencies: {
  readonly contentStore: ContentStore
  readonly redirects: Pick<RedirectStore, 'find'>
  readonly clock: Clock
}) {
  const { changedOrder } = entryOrder(dependencies)
  const saveAddressed = addressedSaves(dependencies)

  /** Changes which entries are shown, with what follows for their addresses. */
  async function changeEntries(
    kind: CollectionKind,
    by: StaffMember,
    change: (addresses: SiteAddresses) => Promise<
      | { readonly refusal: string }
      | {
          readonly edit: DocumentEdit
          readonly redirects?: readonly Redirect[]
          readonly ended?: readonly string[]
        }
    >,
  ): Promise<Result<Published, SiteRefusal>> {
    let revision = 0
    const saved = await saveAddressed<SiteRefusal>(
      async (known) => {
        const changed = await change(known)
        if ('refusal' in changed) return err({ code: 'address-taken', message: changed.refusal })
        const { edit, ...more } = changed
        revision = edit.seen + 1
        return ok({ edits: [edit], ...more })
      },
      { by: by.id, at: dependencies.clock.now() },
    )
    return saved.ok ? ok({ kind: orderOf(kind), revision }) : saved
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
        return { edit }
      }),

    /**
     * Takes an entry off the site; its document and its history stay. Its address leads on: that of
     * a page where the owner says, or nowhere. Answers with that address; what has no page of its
     * own has none.
     */
    async hideEntry(
      kind: CollectionKind,
      slug: string,
      by: StaffMember,
      leadsTo: string | null = null,
    ): Promise<Result<Published & { readonly left: LeftAddress | null }, SiteRefusal>> {
      let left: LeftAddress | null = null
      const hidden = await changeEntries(kind, by, async ({ of }) => {
        const edit = await changedOrder(kind, (slugs) => slugs.filter((each) => each !== slug))
        const from = pathOf(kind, of({ kind, slug }) ?? slug)
        const to = kind === 'page' ? leadsTo : defaultTarget(kind)
        if (from === null) return { edit }
        left = { from, to }
        return to === null ? { edit, ended: [from] } : { edit, redirects: [{ from, to }] }
      })
      return hidden.ok ? ok({ ...hidden.value, left }) : hidden
    },

    /**
     * Shows an entry again, as the last one, unless another has its address by now. Answers where
     * its address led meanwhile.
     */
    async showEntry(
      kind: CollectionKind,
      slug: string,
      by: StaffMember,
    ): Promise<Result<Published & { readonly ledTo: string | null }, SiteRefusal>> {
      let ledTo: string | null = null
      const shown = await changeEntries(kind, by, async (addresses) => {
        const refusal = refusalToShow(addresses, kind, slug)
        if (refusal !== null) return { refusal }
        const edit = await changedOrder(kind, (slugs) => [
          ...slugs.filter((each) => each !== slug),
          slug,
        ])
        const from = pathOf(kind, addresses.ownOf({ kind, slug }) ?? slug)
        if (from === null) return { edit }
        ledTo = await dependencies.redirects.find([from])
        return { edit, ended: [from] }
      })
      return shown.ok ? ok({ ...shown.value, ledTo }) : shown
    },

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
        }
      }),
  }
}

/** Who has the address of an entry by now; null where it can be shown. */
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

/** Where the addresses of a collection lead once an entry is taken off. */
const defaultTarget = (kind: CollectionKind) => (kind === 'article' ? '/blog' : '/')

function slugsIn(data: unknown): readonly string[] | null {
  if (typeof data !== 'object' || data === null || !('slugs' in data)) return null
  const { slugs } = data
  return Array.isArray(slugs) ? slugs.filter((slug) => typeof slug === 'string') : null
}
