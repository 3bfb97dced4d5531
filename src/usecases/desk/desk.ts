import { dateOf } from '#domain/time.ts'
import type { Dependencies } from '#usecases/dependencies.ts'
import { personalData } from '#usecases/personal-data.ts'
import { deskActivity } from './activity.ts'
import { deskBackups } from './backups.ts'
import { countWaiting } from './count-waiting.ts'
import { deskAccount } from './desk-account.ts'
import { deskCustomers } from './customers.ts'
import { deskStaff } from './desk-staff.ts'
import { documentFindings } from './document-findings.ts'
import { documentLists } from './document-lists.ts'
import { deskDocuments } from './documents.ts'
import { deskEmails } from './emails.ts'
import { deskEntries } from './entries.ts'
import { goingLive } from './going-live.ts'
import { deskMoney } from './money.ts'
import { ownCalendar } from './own-calendar.ts'
import { deskPhotographs } from './photographs.ts'
import { deskPictures } from './pictures.ts'
import { deskDeliveries } from './deliveries.ts'
import { deskPrices } from './prices.ts'
import { deskRequests } from './requests.ts'
import { searchEverything, searchSite } from './search.ts'
import { deskSettings } from './settings.ts'
import { deskSite } from './site.ts'
import { findTrouble } from './trouble.ts'
import { deskVisits } from './visits.ts'
import { deskQuotes } from './written-quotes.ts'

/** Use cases of the desk by their subjects, for its pages. */
export type Desk = ReturnType<typeof deskUseCases>

/** Result of one of a subject's use cases. */
export type DeskResult<
  Subject extends keyof Desk,
  Name extends keyof Desk[Subject],
> = Desk[Subject][Name] extends (...input: never) => infer Answer ? Awaited<Answer> : never

/** Refusals of one of a subject's use cases, or of several. */
export type DeskRefusal<Subject extends keyof Desk, Name extends keyof Desk[Subject]> = ErrorOf<
  DeskResult<Subject, Name>
>

type ErrorOf<T> = T extends { readonly ok: false; readonly error: infer Error } ? Error : never

/** Composes the desk of its parts, each under its subject. */
export function deskUseCases(dependencies: Dependencies) {
  const { clock, company, catalog } = dependencies
  const quotes = deskQuotes(dependencies)
  const lists = documentLists(dependencies)
  return {
    now: () => clock.now(),
    today: () => dateOf(clock.now(), company().timeZone),
    countWaiting: countWaiting(dependencies),
    trouble: findTrouble(dependencies),
    listServices: () => catalog.services(),
    search: {
      searchEverything: searchEverything({ ...dependencies, listQuotes: quotes.listQuotes }),
      ...searchSite({ ...dependencies, ...lists }),
    },
    activity: deskActivity(dependencies),
    account: deskAccount(dependencies),
    calendars: ownCalendar(dependencies),
    staff: deskStaff(dependencies),
    requests: deskRequests(dependencies),
    photographs: deskPhotographs(dependencies),
    customers: deskCustomers(dependencies),
    personalData: personalData(dependencies),
    emails: deskEmails(dependencies),
    quotes,
    deliveries: deskDeliveries(dependencies, quotes),
    prices: deskPrices(dependencies),
    visits: deskVisits(dependencies),
    money: deskMoney(dependencies),
    site: deskSite(dependencies),
    documents: {
      ...lists,
      ...deskDocuments(dependencies),
      findInDocument: documentFindings(dependencies),
    },
    entries: deskEntries(dependencies),
    pictures: deskPictures(dependencies),
    goingLive: goingLive(dependencies),
    settings: deskSettings(dependencies),
    backups: deskBackups(dependencies),
  }
}
