import { paths } from '#domain/site/paths.ts'
import { partOf } from '#domain/site/document-part.ts'
import { originalOrder } from '#content/collections.ts'
import type { StaffMember } from '#domain/desk/staff.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { checkDocument } from '#domain/site/check-document.ts'
import { onlySlug, orderOf, type CollectionKind } from '#domain/site/documents.ts'
import type { DocumentEdit } from '#ports/content-store.ts'
import type { Dependencies } from '#usecases/dependencies.ts'
import { actorOf } from './actor.ts'
import { saveAddressed, type AddressedSave, type PageAddresses } from './page-addresses.ts'
import type { Published, SiteRefusal } from './site.ts'

/** The order of the visible entries as it is now, with what saves over it. */
export async function readOrder({ contentStore }: Dependencies, kind: CollectionKind) {
  const order = orderOf(kind)
  const [newest] = await contentStore.history({ kind: order, slug: onlySlug }, 1)
  const checked = checkDocument(order, onlySlug, newest?.data ?? { slugs: originalOrder(kind) })
  return { slugs: slugsIn(checked.data) ?? originalOrder(kind), seen: newest?.revision ?? 0 }
}

/** The changed order, to publish over the version that was read; null if it does not change. */
export async function changedOrder(
  dependencies: Dependencies,
  kind: CollectionKind,
  change: (slugs: readonly string[]) => readonly string[] | null,
): Promise<DocumentEdit | null> {
  const { slugs: before, seen } = await readOrder(dependencies, kind)
  const slugs = change(before)
  if (slugs === null) return null
  return { kind: orderOf(kind), slug: onlySlug, data: { slugs }, seen, restoredFrom: null }
}

/** An address that a page has left. */
export interface LeftAddress {
  readonly from: string
  /** Null: it leads nowhere. */
  readonly to: string | null
}

/** An order to publish, with the redirects to add and remove, and more facts for the answer. */
interface EntryChange<Extra> extends Omit<AddressedSave<never>, 'edits' | 'answer'> {
  readonly edit: DocumentEdit
  readonly extra: Extra
}

/** Changes which entries of a collection are visible, and their order, without a draft. */
export function deskEntries(dependencies: Dependencies) {
  const actor = actorOf(dependencies.clock)

  /**
   * The changed order, to publish. If the colleague made this change and its answer was lost, it is
   * the same edit again, which the store recognizes. Null if somebody else has changed the order.
   * Compared, since buttons have no form with a key.
   */
  async function changedOrAgain(
    kind: CollectionKind,
    by: StaffMember,
    change: (slugs: readonly string[]) => readonly string[] | null,
  ): Promise<{ readonly edit: DocumentEdit; readonly isAgain: boolean } | null> {
    const edit = await changedOrder(dependencies, kind, change)
    if (edit !== null) return { edit, isAgain: false }
    const order = { kind: orderOf(kind), slug: onlySlug }
    const [newest, former] = await dependencies.contentStore.history(order, 2)
    if (newest?.savedBy !== by.name || newest.restoredFrom !== null) return null
    const slugs = change(slugsIn(former?.data) ?? originalOrder(kind))
    if (slugs === null || slugs.join() !== slugsIn(newest.data)?.join()) return null
    const again = { ...order, data: { slugs }, seen: newest.revision - 1, restoredFrom: null }
    return { edit: again, isAgain: true }
  }

  /** Changes the visible entries, with the consequences for their addresses. */
  async function changeEntries<Extra extends object>(
    kind: CollectionKind,
    by: StaffMember,
    change: (
      addresses: PageAddresses,
    ) => Promise<{ readonly refusal: SiteRefusal } | EntryChange<Extra>>,
  ): Promise<Result<Published & Extra, SiteRefusal>> {
    return saveAddressed<Published & Extra, SiteRefusal>(
      dependencies,
      async (addresses) => {
        const changed = await change(addresses)
        if ('refusal' in changed) return err(changed.refusal)
        const { edit, extra, ...more } = changed
        const answer = { kind: orderOf(kind), revision: edit.seen + 1, ...extra }
        return ok({ edits: [edit], ...more, answer })
      },
      actor(by),
    )
  }

  return {
    /** Moves an entry before another, or to the end; refused if a colleague has hidden one of them. */
    moveEntry: (kind: CollectionKind, slug: string, before: string | null, by: StaffMember) =>
      changeEntries(kind, by, async () => {
        const changed = await changedOrAgain(kind, by, (slugs) => {
          const others = slugs.filter((each) => each !== slug)
          const place = before === null ? others.length : others.indexOf(before)
          if (others.length === slugs.length || place < 0 || slugs[place] === slug) return null
          return others.toSpliced(place, 0, slug)
        })
        return changed === null ? unchanged('moved') : { edit: changed.edit, extra: {} }
      }),

    /**
     * Hides an entry; its document and its history stay. Its address redirects to the page that the
     * owner names, or nowhere. Returns that address; null for an entry without a page of its own.
     */
    hideEntry: (
      kind: CollectionKind,
      slug: string,
      by: StaffMember,
      leadsTo: string | null = null,
    ) =>
      changeEntries<{ readonly left: LeftAddress | null }>(kind, by, async ({ ownAddress }) => {
        const changed = await changedOrAgain(kind, by, (slugs) =>
          slugs.includes(slug) ? slugs.filter((each) => each !== slug) : null,
        )
        if (changed === null) return unchanged('hidden')
        const { edit, isAgain } = changed
        const from = pathOf(kind, ownAddress({ kind, slug }) ?? slug)
        const to = kind === 'page' ? leadsTo : defaultTarget(kind)
        if (from === null) return { edit, extra: { left: null } }
        const extra = { left: { from, to } }
        if (isAgain) return { edit, extra }
        return to === null
          ? { edit, ended: [from], extra }
          : { edit, redirects: [{ from, to }], extra }
      }),

    /**
     * Shows an entry again, as the last one, unless another has taken its address. Returns the
     * target that its address had meanwhile.
     */
    showEntry: (kind: CollectionKind, slug: string, by: StaffMember) =>
      changeEntries<{ readonly ledTo: string | null }>(kind, by, async (addresses) => {
        const refusal = refusalToShow(addresses, kind, slug)
        if (refusal !== null) return { refusal }
        const changed = await changedOrAgain(kind, by, (slugs) =>
          slugs.includes(slug) ? null : [...slugs, slug],
        )
        if (changed === null) return unchanged('shown')
        const { edit, isAgain } = changed
        const from = pathOf(kind, addresses.ownAddress({ kind, slug }) ?? slug)
        if (from === null || isAgain) return { edit, extra: { ledTo: null } }
        const ledTo = await dependencies.redirects.find([from])
        return { edit, ended: [from], extra: { ledTo } }
      }),

    /**
     * Undoes one of these changes: restores the entries and their addresses from before that
     * revision. `ledTo`: the former target of the address of an entry that is hidden again.
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
          slugs.flatMap((slug) => pathOf(kind, addresses.ownAddress({ kind, slug }) ?? slug) ?? [])
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
          ...(done === undefined ? {} : { undoneFrom: done.savedAt }),
          extra: {},
        }
      }),
  }
}

/** Why an entry cannot be shown: another has its address; null if it can. */
function refusalToShow(
  { ownAddress, takenBy }: PageAddresses,
  kind: CollectionKind,
  slug: string,
): SiteRefusal | null {
  const address = ownAddress({ kind, slug })
  const message = address === null ? null : takenBy(address, { kind, slug })
  return message === null ? null : { code: 'address-taken', message }
}

/** The answer to a step that a colleague's change has overtaken. */
const unchanged = (done: 'moved' | 'hidden' | 'shown') => ({
  refusal: {
    code: 'list-changed',
    message: `The list has changed since this page was loaded, and this page shows it as it is now. Nothing was ${done}.`,
  } as const,
})

/** The path of an entry's own page; null if it has none. */
function pathOf(kind: CollectionKind, address: string): string | null {
  switch (kind) {
    case 'service':
      return paths.service(address)
    case 'article':
    case 'page':
      return paths.ownPage(address)
    case 'product':
    case 'project':
      return null
  }
}

/** Default target of the addresses of hidden entries. */
const defaultTarget = (kind: CollectionKind) => (kind === 'article' ? paths.blog : paths.home)

function slugsIn(data: unknown): readonly string[] | null {
  const slugs = partOf(data, 'slugs')
  return Array.isArray(slugs) ? slugs.filter((slug) => typeof slug === 'string') : null
}
