import { counted } from '#domain/counts.ts'
import type { Company } from '#content/company.ts'
import { may } from '#domain/desk/roles.ts'
import { excerptOf } from '#domain/emails/quoted-text.ts'
import { countTrouble, troubleText, type Trouble } from '#domain/desk/trouble.ts'
import type { EmailData } from '#domain/emails/email.ts'
import { fullName } from '#domain/quote-requests/lead.ts'
import { followUpText } from '#domain/requests/follow-up.ts'
import { waitingSinceText } from '#domain/requests/opening-hours.ts'
import type { ReminderTimes } from '#domain/settings/reminder-times.ts'
import { visitKindNames } from '#domain/visits/visit.ts'
import { windowText } from '#domain/visits/visit-window.ts'
import { dateOf, formatDate, formatDay, instantAt, type Instant } from '#domain/time.ts'
import type { NewEmail } from '#ports/mail-outbox.ts'
import type { ListedRequest } from '#ports/request-store.ts'
import type { ListedVisit } from '#ports/visit-store.ts'
import type { Dependencies } from '#usecases/dependencies.ts'
import { readReminderTimes } from '#usecases/read-settings.ts'
import { requestsToday } from './requests.ts'
import { findTrouble } from './trouble.ts'

export function digestHasLeft(
  now: Instant,
  zone: string,
  { digestAt }: Pick<ReminderTimes, 'digestAt'>,
): boolean {
  return now >= instantAt(dateOf(now, zone), digestAt, zone)
}

/**
 * Sends a digest of the day's work to each colleague who chose it, once a day from the chosen time
 * on, unless nothing waits. Returns the number of queued emails.
 */
export function sendDigests(dependencies: Dependencies) {
  const { alerts, visits, clock, company } = dependencies
  const readRequests = requestsToday(dependencies)
  const readTrouble = findTrouble(dependencies)
  return async (): Promise<number> => {
    const now = clock.now()
    const opening = company()
    const times = await readReminderTimes(dependencies)
    if (!digestHasLeft(now, opening.timeZone, times)) return 0
    const today = dateOf(now, opening.timeZone)
    const due = (await alerts.digestDue(today)).filter(({ role }) => may(role, 'work-requests'))
    if (due.length === 0) return 0
    const planned = await visits.between({ from: today, to: today, assignedTo: null })
    const digest = digestOf(
      await readRequests(),
      await readTrouble(),
      planned.filter(({ status }) => status === 'planned'),
      now,
      opening,
    )
    let sent = 0
    for (const { id, email: to } of due) {
      const email: NewEmail = {
        to,
        email: { kind: 'desk-digest', data: digest },
        about: { kind: 'staff', id },
      }
      const waits = digest.groups.length > 0
      if ((await alerts.sendDigest(id, today, waits ? email : null, now)) && waits) sent += 1
    }
    return sent
  }
}

/** Sections of a digest, most urgent first; empty ones are left out. */
function digestOf(
  {
    today,
    due,
    replied,
    new: fresh,
    endangered,
  }: Awaited<ReturnType<ReturnType<typeof requestsToday>>>,
  trouble: readonly Trouble[],
  visits: readonly ListedVisit[],
  now: Instant,
  opening: Company,
): EmailData<'desk-digest'> {
  const zone = opening.timeZone
  const waited = (since: Instant) => waitingSinceText(since, now, opening)
  return {
    day: formatDay(now, zone),
    groups: [
      {
        is: 'needs-look' as const,
        total: countTrouble(trouble),
        lines: trouble.slice(0, linesOfAGroup).map((each) => {
          const { title, about } = troubleText(each)
          return { mark: title, about, requestId: null }
        }),
      },
      {
        is: 'visits' as const,
        total: visits.length,
        lines: visits.slice(0, linesOfAGroup).map((visit) => ({
          mark: windowText(visit, zone),
          about: visitText(visit),
          requestId: null,
          visitId: visit.id,
        })),
      },
      {
        is: 'follow-up' as const,
        total: due.total,
        lines: due.requests.map((each) => {
          const { followUpOn, followUpNote } = each.work
          const mark = followUpOn === null ? 'No date yet' : followUpText(followUpOn, today)
          return line(each, mark, followUpNote)
        }),
      },
      {
        is: 'new' as const,
        total: fresh.total,
        lines: fresh.requests.map((each) =>
          line(each, waited(each.work.waitingSince ?? each.lead.createdAt)),
        ),
      },
      {
        is: 'replied' as const,
        total: replied.total,
        lines: replied.requests.slice(0, linesOfAGroup).map((each) => {
          const { repliedAt, text, subject, photographs } = each
          const added = photographs === 0 ? '' : `${counted(photographs, 'photograph')} added`
          return line(each, waited(repliedAt), excerptOf(text, { subject }) || added)
        }),
      },
      {
        is: 'endangered' as const,
        total: endangered.total,
        lines: endangered.requests.map((each) =>
          line(each, `Will be deleted on ${formatDate(each.forgottenAt, zone)}`),
        ),
      },
    ].filter(({ total }) => total > 0),
  }
}

/** Lines of a group; the desk has the others. */
const linesOfAGroup = 8

/** `Eun-ji Park: Estimate visit, Milton. Ruth` */
function visitText({ name, kind, address, assignee }: ListedVisit): string {
  const where = [visitKindNames[kind], address.city].filter((part) => part !== '').join(', ')
  return `${name}: ${where}. ${assignee ?? 'Nobody assigned yet'}`
}

function line({ lead }: ListedRequest, mark: string, note = '') {
  const services = (lead.request?.services ?? []).map(({ name }) => name).join(', ')
  const about = [fullName(lead.contact), note || services].filter((part) => part !== '').join(': ')
  return { mark, about, requestId: lead.id }
}
