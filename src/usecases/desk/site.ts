import { originalEntry } from '#content/collections.ts'
import { factsWithArea, originalFacts } from '#content/company.ts'
import type { StaffMember } from '#domain/desk/staff.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { isBannerOver, type Banner } from '#domain/site/banner.ts'
import { originalBrand, type Brand } from '#domain/site/brand.ts'
import { changedFields } from '#domain/site/changed-fields.ts'
import type { CompanyFacts } from '#domain/site/company-facts.ts'
import { titleOf } from '#domain/site/document-part.ts'
import {
  isCollectionKind,
  onlySlug,
  siteDocuments,
  siteKinds,
  type DocumentKind,
} from '#domain/site/documents.ts'
import { outOfStock, withStock, type Stock, type StockChange } from '#domain/site/stock.ts'
import { checkDays, daysToKeep, type SpecialDay } from '#domain/site/special-days.ts'
import { dateOf, type CalendarDate } from '#domain/time.ts'
import type { DocumentVersion } from '#ports/content-store.ts'
import type { Stale } from '#domain/desk/stale.ts'
import type { Dependencies } from '#usecases/dependencies.ts'
import { readSiteEdits, type BrokenDocument } from '#usecases/site/site-edits.ts'
import { actorOf } from './actor.ts'
import { historyPage, readRestorable } from './document-versions.ts'

/**
 * A missing or unreadable version, wrong days, a banner that would never show, another page's
 * address, a ZIP code without a known position, or a list that has changed.
 */
export type SiteRefusal =
  | Stale
  | { readonly code: 'unknown-version' }
  | {
      readonly code:
        | 'invalid-days'
        | 'banner-over'
        | 'address-taken'
        | 'unknown-zip'
        | 'list-changed'
      readonly message: string
    }

/** A publication, with the revision that undoes it. */
export interface Published {
  readonly kind: DocumentKind
  readonly revision: number
}

/** Parts of the site that are published without a draft. */
export function deskSite(dependencies: Dependencies) {
  const { contentStore, restock, addressBook, clock, company } = dependencies
  const actor = actorOf(clock)
  const today = () => dateOf(clock.now(), company().timeZone)
  /** The newest revision of a document; 0 if it was never published. */
  async function newestOf(kind: DocumentKind): Promise<number> {
    const [newest] = await contentStore.history({ kind, slug: onlySlug }, 1)
    return newest?.revision ?? 0
  }

  async function publish(
    kind: DocumentKind,
    data: unknown,
    seen: number,
    by: StaffMember,
    restoredFrom: number | null = null,
  ): Promise<Result<Published, SiteRefusal>> {
    const edit = { kind, slug: onlySlug, data, seen, restoredFrom }
    const saved = await contentStore.save([edit], actor(by))
    if (!saved.ok) return saved
    const [revision = seen + 1] = saved.value
    return ok({ kind, revision })
  }

  const isOver = (shown: Banner) => isBannerOver(shown, clock.now(), company().timeZone)

  async function stockAfter(change: StockChange) {
    const { edits } = await readSiteEdits({ contentStore })
    return withStock(edits.stock ?? { out: [] }, change, today())
  }

  /** Number of visitors who would get an email that one of these products is back. */
  async function countEmails(slugs: readonly string[], stock: Stock): Promise<number> {
    const waiting = await restock.waiting()
    const back = slugs.filter((slug) => outOfStock(stock, slug, today()) === null)
    return back.reduce((sum, slug) => sum + (waiting.get(slug) ?? 0), 0)
  }

  /** Changes the current list, so that adding a day does not drop a colleague's. */
  async function changeDays(
    change: (days: readonly SpecialDay[]) => readonly SpecialDay[],
    by: StaffMember,
  ) {
    const newest = await newestOf('special-days')
    const { edits } = await readSiteEdits({ contentStore })
    const days = checkDays(change(daysToKeep(edits.specialDays ?? [], today())), today())
    if (!days.ok) return err({ code: 'invalid-days', message: days.error })
    return publish('special-days', days.value, newest, by)
  }

  /** Includes the title, if there are several of its kind, and what pages show instead. */
  async function named({ kind, slug, revision, instead }: BrokenDocument) {
    const version = await contentStore.version({ kind, slug }, revision)
    const isOne = isCollectionKind(kind)
    const isAdded = isOne && originalEntry(kind, slug) === null
    const shown = instead > 0 ? 'earlier' : isAdded ? 'nothing' : 'original'
    return { kind, slug, title: isOne ? (titleOf(version?.data) ?? slug) : null, shown } as const
  }

  return {
    /** Published documents with their revisions, and those that could not be read. */
    async readSite() {
      // The revisions are read first, so that a save meanwhile is not overwritten.
      const revisions = {
        company: await newestOf('company'),
        banner: await newestOf('banner'),
        brand: await newestOf('brand'),
      }
      const { edits, broken } = await readSiteEdits({ contentStore })
      return {
        broken: await Promise.all(broken.map(named)),
        revisions,
        company: factsWithArea(edits.company ?? originalFacts),
        specialDays: edits.specialDays ?? [],
        banner: edits.banner,
        brand: edits.brand ?? originalBrand,
      }
    },
    /** Publications of these documents, latest first. */
    async siteHistory(asked: number) {
      const newest = new Map<string, number>()
      for (const kind of siteKinds) newest.set(kind, await newestOf(kind))
      const total = [...newest.values()].reduce((sum, revision) => sum + revision, 0)
      const { offset, place } = historyPage(asked, total)
      const versions = await contentStore.historyOf(siteKinds, place.pageLength, offset)
      const all = await Promise.all(
        versions.map(async (version) => {
          const { revision, data } = version
          const kind = siteKinds.find((each) => each === version.kind)
          if (kind === undefined) return []
          const isBefore = (each: DocumentVersion) =>
            each.kind === kind && each.revision === revision - 1
          const before =
            versions.find(isBefore) ??
            (await contentStore.version({ kind, slug: onlySlug }, revision - 1))
          const original =
            kind === 'company'
              ? factsWithArea(originalFacts)
              : kind === 'brand'
                ? originalBrand
                : null
          const changed = changedFields(kind, before?.data ?? original, data ?? original)
          return [{ kind, newest: newest.get(kind) ?? 0, changed, ...listed(version) }]
        }),
      )
      return { place, versions: all.flat() }
    },
    /** If only the ZIP code changes, the company moves to the center of that ZIP code. */
    async publishCompany(facts: CompanyFacts, seen: number, by: StaffMember) {
      // Those that the form was filled with, also if it is sent again.
      const version = await contentStore.version({ kind: 'company', slug: onlySlug }, seen)
      const { data: before = originalFacts } = siteDocuments.company.safeParse(version?.data)
      const isSamePlace = facts.latitude === before.latitude && facts.longitude === before.longitude
      const isMoved = isSamePlace && facts.zip !== before.zip
      const moved = isMoved ? await addressBook.positionOf(facts.zip) : null
      if (isMoved && moved === null) {
        const message = `We do not know where ZIP code ${facts.zip} is. Check it, or change the latitude and longitude too.`
        return err({ code: 'unknown-zip', message })
      }
      const { county = '', region = '', towns = '' } = facts
      return publish('company', { ...facts, county, region, towns, ...moved }, seen, by)
    },
    async publishBanner(shown: Banner, seen: number, by: StaffMember) {
      if (isOver(shown)) {
        const message =
          'That end time has already passed, so the banner would never show. Choose a later one.'
        return err({ code: 'banner-over', message })
      }
      return publish('banner', shown, seen, by)
    },
    publishBrand: (brand: Brand, seen: number, by: StaffMember) =>
      publish('brand', brand, seen, by),
    async changeStock(change: StockChange, by: StaffMember) {
      const newest = await newestOf('stock')
      return publish('stock', await stockAfter(change), newest, by)
    },
    countRestockEmails: async (change: StockChange) =>
      countEmails([change.slug], await stockAfter(change)),
    /** The same for the undo of a change. */
    async countUndoneRestockEmails(revision: number): Promise<number> {
      const { edits } = await readSiteEdits({ contentStore })
      const version = await contentStore.version({ kind: 'stock', slug: onlySlug }, revision - 1)
      const before = siteDocuments.stock.safeParse(version?.data)
      const stock = edits.stock ?? { out: [] }
      const out = stock.out.filter(({ slug }) => outOfStock(stock, slug, today()) !== null)
      return countEmails(
        out.map(({ slug }) => slug),
        before.success ? before.data : { out: [] },
      )
    },
    /** Number of visitors who wait for each product. */
    countWaits: () => restock.waiting(),
    async addSpecialDay(day: SpecialDay, by: StaffMember) {
      // A past day would never be shown.
      if (day.date < today()) {
        return err({
          code: 'invalid-days',
          message: 'That day has passed. Choose a later one.',
        } as const)
      }
      return changeDays((days) => [...days, day], by)
    },
    removeSpecialDay: (date: CalendarDate, by: StaffMember) =>
      changeDays((days) => days.filter((day) => day.date !== date), by),
    closeToday(by: StaffMember) {
      const date = today()
      return changeDays((days) => [...days.filter((day) => day.date !== date), { date }], by)
    },
    /**
     * Publishes an earlier version again, 0 for the program's own, unless it is a banner that would
     * never show.
     */
    async restoreSiteVersion(kind: DocumentKind, revision: number, seen: number, by: StaffMember) {
      const version = await readRestorable(dependencies, { kind, slug: onlySlug }, revision)
      if (version === null) return unknownVersion
      const shown = siteDocuments.banner.safeParse(version.data)
      if (kind === 'banner' && shown.success && isOver(shown.data)) {
        const message = 'The end time of that banner has passed, so it would never show.'
        return err({ code: 'banner-over', message })
      }
      return publish(kind, version.data, seen, by, revision)
    },
    async undoPublication({ kind, revision }: Published, by: StaffMember) {
      const before = await readRestorable(dependencies, { kind, slug: onlySlug }, revision - 1)
      if (before === null) return unknownVersion
      return publish(kind, before.data, revision, by, revision - 1)
    },
  }
}

const unknownVersion = err({ code: 'unknown-version' } as const)

const listed = ({ revision, data, restoredFrom, savedAt, savedBy }: DocumentVersion) => ({
  revision,
  isOriginal: data === null,
  restoredFrom,
  savedAt,
  savedBy,
})
