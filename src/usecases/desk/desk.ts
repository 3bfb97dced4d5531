import type { Clock } from '#ports/clock.ts'
import type { Backups } from '#ports/backups.ts'
import type { Catalog } from '#ports/catalog.ts'
import { personalData } from '#usecases/personal-data.ts'
import { findChanges, listActivity } from './activity.ts'
import { countWaiting } from './count-waiting.ts'
import { deskAccount } from './desk-account.ts'
import { deskCustomers } from './desk-customers.ts'
import { deskRequests } from './desk-requests.ts'
import { deskStaff } from './desk-staff.ts'
import { documentFindings } from './document-findings.ts'
import { documentLists } from './document-lists.ts'
import { deskDocuments } from './documents.ts'
import { downloadBackup } from './download-backup.ts'
import { deskEmails } from './emails.ts'
import { deskEntries } from './entries.ts'
import { goingLive } from './going-live.ts'
import { deskMoney } from './money.ts'
import { ownCalendar } from './own-calendar.ts'
import { deskPhotographs } from './photographs.ts'
import { deskPictures } from './pictures.ts'
import { deskDeliveries } from './price-deliveries.ts'
import { deskPrices } from './prices.ts'
import { searchEverything } from './search-everything.ts'
import { searchSite } from './search-site.ts'
import { deskSettings } from './settings.ts'
import { deskSite } from './site.ts'
import { findTrouble } from './trouble.ts'
import { visitUseCases } from './visits.ts'
import { deskQuotes } from './written-quotes.ts'

type PartDependencies<Part extends (dependencies: never, ...more: never[]) => unknown> =
  Parameters<Part>[0]

/** Everything that the parts of the desk take, whichever adapters fulfill it. */
export type DeskDependencies = PartDependencies<typeof deskAccount> &
  PartDependencies<typeof deskStaff> &
  PartDependencies<typeof deskRequests> &
  PartDependencies<typeof deskCustomers> &
  PartDependencies<typeof deskPhotographs> &
  PartDependencies<typeof deskPictures> &
  PartDependencies<typeof goingLive> &
  PartDependencies<typeof countWaiting> &
  PartDependencies<typeof findTrouble> &
  PartDependencies<typeof visitUseCases> &
  PartDependencies<typeof deskMoney> &
  PartDependencies<typeof deskPrices> &
  PartDependencies<typeof deskQuotes> &
  PartDependencies<typeof deskDeliveries> &
  PartDependencies<typeof ownCalendar> &
  PartDependencies<typeof downloadBackup> &
  PartDependencies<typeof personalData> &
  PartDependencies<typeof deskSettings> &
  PartDependencies<typeof deskSite> &
  PartDependencies<typeof documentLists> &
  PartDependencies<typeof deskDocuments> &
  PartDependencies<typeof deskEntries> &
  PartDependencies<typeof documentFindings> &
  PartDependencies<typeof deskEmails> &
  PartDependencies<typeof listActivity> &
  PartDependencies<typeof findChanges> &
  Omit<PartDependencies<typeof searchEverything>, 'listQuotes'> &
  Omit<PartDependencies<typeof searchSite>, keyof ReturnType<typeof documentLists>> & {
    readonly clock: Clock
    readonly catalog: Catalog
    readonly backups: Backups
  }

/** Use cases of the desk, for its pages. */
export type Desk = ReturnType<typeof deskUseCases>

/** Result of one of the desk's use cases. */
export type DeskResult<Name extends keyof Desk> = Desk[Name] extends (
  ...input: never
) => infer Answer
  ? Awaited<Answer>
  : never

/** Refusals of one of the desk's use cases, or of several. */
export type DeskRefusal<Name extends keyof Desk> = ErrorOf<DeskResult<Name>>

type ErrorOf<T> = T extends { readonly ok: false; readonly error: infer Error } ? Error : never

/** Composes the desk of its parts. */
export function deskUseCases(dependencies: DeskDependencies) {
  const quotes = deskQuotes(dependencies)
  const documents = documentLists(dependencies)
  return {
    now: () => dependencies.clock.now(),
    ...deskAccount(dependencies),
    ...deskStaff(dependencies),
    ...deskRequests(dependencies),
    ...deskCustomers(dependencies),
    ...deskPhotographs(dependencies),
    ...deskPictures(dependencies),
    ...goingLive(dependencies),
    countWaiting: countWaiting(dependencies),
    trouble: findTrouble(dependencies),
    listServices: () => dependencies.catalog.services(),
    searchEverything: searchEverything({ ...dependencies, listQuotes: quotes.listQuotes }),
    ...searchSite({ ...dependencies, ...documents }),
    ...visitUseCases(dependencies),
    ...deskMoney(dependencies),
    ...deskPrices(dependencies),
    ...quotes,
    ...deskDeliveries(dependencies, quotes),
    ...ownCalendar(dependencies),
    backups: dependencies.backups,
    downloadBackup: downloadBackup(dependencies),
    ...personalData(dependencies),
    ...deskSettings(dependencies),
    ...deskSite(dependencies),
    ...documents,
    ...deskDocuments(dependencies),
    ...deskEntries(dependencies),
    findInDocument: documentFindings(dependencies),
    ...deskEmails(dependencies),
    listActivity: listActivity(dependencies),
    findChanges: findChanges(dependencies),
  }
}
