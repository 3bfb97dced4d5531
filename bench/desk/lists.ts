import type { Stores } from '#stores.ts'
import { addDays, dateOf } from '#domain/time.ts'
import { company } from '#content/company.ts'
import { emailFilters } from '#domain/emails/email-log.ts'
import { readEmailQuery } from '#web/desk/emails/email-query.ts'
import { readRequestQuery, requestTabs, sortNames } from '#web/desk/requests/request-query.ts'

/** The measured addresses of the desk. */
export const asked = {
  'filtered and sorted': [
    ...requestTabs.flatMap((status) =>
      Object.keys(sortNames).map((sort) => `status=${status}&sort=${sort}`),
    ),
    'page=2',
    'page=20',
    'status=won&page=20',
    'assigned=ruth',
    'assigned=nobody&sort=waiting',
    'status=lost&assigned=june&page=3',
    'service=soil-mulch',
    'service=plants-sod&status=won&sort=name',
    'service=landscaping-services&assigned=ruth',
  ],
  searched: [
    'q=g',
    'q=ros',
    'q=rosa+cumming',
    'q=barathy',
    'q=gmail&status=lost',
    'q=cumming',
    'q=cumming&page=2',
    'q=cumming+alpharetta',
    'q=oscar+holwood+milton',
    'q=770',
    'q=7705',
    'q=(770)+555',
    'q=0142',
    'q=rosa&service=soil-mulch',
    'q=wal&assigned=nobody&status=won&sort=name',
    'q=nobodyiscalledthis',
  ],
  emails: [
    ...emailFilters.map((filter) => `show=${filter}`),
    'show=other&archived=1',
    'show=sent&page=20',
    'show=other&archived=1&page=20',
  ],
  'emails, searched': ['', 'show=sent&', 'show=other&', 'show=other&archived=1&'].flatMap((list) =>
    ['g', 'rosa', 'rosa+barathy', '7705', 'gmail', 'cumming+rosa', 'nobodyiscalledthis'].map(
      (words) => `${list}q=${words}`,
    ),
  ),
} as const satisfies Readonly<Record<string, readonly string[]>>

/** Reads from the stores what those pages show. */
export function listReaders(
  { requests, customers, activity, search, bookings, emailLog, receivedEmails }: Stores,
  now: number,
) {
  const today = dateOf(now, company.timeZone)
  const requestsOf = (address: string) => async () => {
    await Promise.all([
      requests.list(readRequestQuery(new URLSearchParams(address), today)),
      requests.counts(),
    ])
  }
  const emailsOf = (address: string) => async () => {
    const { filter, isArchived, ...query } = readEmailQuery(new URLSearchParams(address))
    await Promise.all([
      filter === 'other'
        ? receivedEmails.listOther({ ...query, isOpen: !isArchived })
        : emailLog.list({ ...query, filter }),
      emailLog.counts(),
      receivedEmails.countOther(),
    ])
  }
  const customersOf = (search: string) => async () => {
    await customers.list({ search, sort: 'name', page: 1 })
  }
  return {
    'filtered and sorted': asked['filtered and sorted'].map(requestsOf),
    searched: asked.searched.map(requestsOf),
    customers: ['', 'g', 'rosa cumming', '7705', 'barathy', 'gmail'].map(customersOf),
    emails: asked.emails.map(emailsOf),
    'emails, searched': asked['emails, searched'].map(emailsOf),
    everything: ['g', 'rosa cumming', '7705', 'spring', 'gmail', 'rosa gmail', 'barathy'].map(
      (text) => async () => {
        await Promise.all([
          search.requests(text, 20),
          search.customers(text, 20),
          search.guests('evergreen', text, 20),
          search.visits(text, 20),
          search.events('evergreen', text, 20),
          search.sentEmails(text, 20),
          search.receivedEmails(text, 20),
        ])
      },
    ),
    'guests of one event, searched': ['g', 'rosa', 'rosa cumming', '7705', 'rosa gmail'].map(
      (text) => async () => void (await search.guests('evergreen', text, 20)),
    ),
    // `manage bookings list` reads them like this; no page of the desk shows them yet.
    'guests of one event, all': [async () => void (await bookings.list('open-day'))],
    'what is due': [async () => void (await requests.due(today, 8))],
    activity: [
      async () => void (await activity.list(null, 51)),
      async () => void (await activity.list({ at: now - 20_000_000_000, id: 'm' }, 51)),
    ],
  }
}

/** Asks the stores for a day, a week and a colleague's year, with their photographs. */
export function scheduleReaders({ visits, photographs }: Stores, now: number) {
  const today = dateOf(now, company.timeZone)
  const read = (days: number, assignedTo: string | null) => async () => {
    const shown = await visits.between({ from: today, to: addDays(today, days), assignedTo })
    await photographs.listOfVisits(shown)
  }
  return [read(0, null), read(6, null), read(0, 'june'), read(365, 'june'), read(6, 'nobody')]
}

/** Milliseconds of each read, in that many rounds. */
export async function timesOf(
  reads: readonly (() => Promise<void>)[],
  rounds: number,
): Promise<readonly number[]> {
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    for (const read of reads) {
      const began = performance.now()
      await read()
      times.push(performance.now() - began)
    }
  }
  return times
}
