import { originalEntry, originalOrder } from '#content/collections.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { CollectionKind, SiteEdits } from '#domain/site/documents.ts'
import { isProgramAddress, programAddressMessage } from '#domain/site/page-address.ts'
import type { Redirect } from '#domain/site/redirect.ts'
import type { DocumentEdit } from '#ports/content-store.ts'
import type { Stale } from '#domain/desk/stale.ts'
import type { Actor } from '#ports/actor.ts'
import type { Dependencies } from '#usecases/dependencies.ts'
import type { Instant } from '#domain/time.ts'
import { readSiteEdits } from '#usecases/site/site-edits.ts'

/** A document that may have an address of its own, directly below home. */
interface Entry {
  readonly kind: CollectionKind
  readonly slug: string
}

/** Taken addresses below home, as of one publication. */
export interface PageAddresses {
  readonly asOf: number
  /** Current address of an entry; null if it is hidden or part of another page. */
  readonly currentAddress: (entry: Entry) => string | null
  /** The address that an entry has or, once it is shown again, will have; null for none. */
  readonly ownAddress: (entry: Entry) => string | null
  /** Title of the other page or article that has an address; null if it is free. */
  readonly takenBy: (address: string, entry: Entry) => string | null
  /** Why an entry cannot get an address; null if it can. */
  readonly whyRefused: (address: string, entry: Entry) => Promise<string | null>
}

/** Reads the addresses of all visible pages and entries. */
export async function readAddresses({
  contentStore,
  redirects,
}: Dependencies): Promise<PageAddresses> {
  // The number is read first, so that the save notices anything published meanwhile.
  const asOf = await contentStore.publication()
  const { edits } = await readSiteEdits({ contentStore })
  const addresses = addressesIn(edits)
  const { ownAddress, takenBy } = addresses
  return {
    asOf,
    ...addresses,
    async whyRefused(address, entry) {
      const holder = takenBy(address, entry)
      const own = ownAddress(entry)
      if (holder !== null || own === address) return holder
      const target = await redirects.find([`/${address}`])
      // An entry can go back to an address that it had before.
      if (target === null || target === `/${own}`) return null
      return `This address is redirected to ${target}. Remove that under Redirects first.`
    },
  }
}

/** The addresses of what is published. */
export function addressesIn(
  edits: SiteEdits,
): Pick<PageAddresses, 'currentAddress' | 'ownAddress' | 'takenBy'> {
  const shown = shownAddresses(edits)
  const isSame = (one: Entry, other: Entry) => one.kind === other.kind && one.slug === other.slug
  return {
    currentAddress: (entry) => shown.find((each) => isSame(each, entry))?.address ?? null,
    ownAddress({ kind, slug }) {
      if (kind === 'page') return edits.pages.bySlug.get(slug)?.address ?? null
      return kind === 'article' ? slug : null
    },
    takenBy(address, entry) {
      if (isProgramAddress(address)) return programAddressMessage
      const other = shown.find((each) => each.address === address && !isSame(each, entry))
      return other === undefined ? null : `${other.what} “${other.title}” has this address.`
    },
  }
}

interface ShownEntry extends Entry {
  readonly address: string
  /** `The page` */
  readonly what: string
  readonly title: string
}

function shownAddresses({ articles, pages }: SiteEdits): readonly ShownEntry[] {
  return [
    ...(articles.order ?? originalOrder('article')).flatMap((slug) => {
      const title = articles.bySlug.get(slug)?.title
      if (title === undefined && originalEntry('article', slug) === null) return []
      const kind = 'article' as const
      return [{ kind, slug, address: slug, what: 'The article', title: title ?? slug }]
    }),
    ...(pages.order ?? []).flatMap((slug) => {
      const page = pages.bySlug.get(slug)
      if (page === undefined) return []
      const { address, title } = page
      return [{ kind: 'page' as const, slug, address, what: 'The page', title }]
    }),
  ]
}

/** Edits to publish, with the redirects to add and remove. */
export interface AddressedSave<Answer> {
  readonly edits: readonly DocumentEdit[]
  readonly redirects?: readonly Redirect[]
  readonly ended?: readonly string[]
  readonly undoneFrom?: Instant
  /** Returned after the save. */
  readonly answer: Answer
}

/** Number of times that a save is prepared again because of other publications meanwhile. */
const maxTries = 10

/** Saves edits that depend on the addresses of the site, despite publications meanwhile. */
export async function saveAddressed<Answer, Refusal>(
  dependencies: Dependencies,
  prepare: (addresses: PageAddresses) => Promise<Result<AddressedSave<Answer>, Refusal>>,
  actor: Actor,
): Promise<Result<Answer, Refusal | Stale>> {
  for (let tries = 1; ; tries += 1) {
    const addresses = await readAddresses(dependencies)
    const prepared = await prepare(addresses)
    if (!prepared.ok) return prepared
    const { edits, redirects = [], ended = [], undoneFrom = null, answer } = prepared.value
    const change = { asOf: addresses.asOf, redirects, ended, undoneFrom }
    const saved = await dependencies.contentStore.saveAddressed(edits, change, actor)
    if (saved.ok) return ok(answer)
    if (saved.error.code === 'stale') return err(saved.error)
    if (tries === maxTries) return err({ code: 'stale', by: null, at: actor.at })
  }
}
