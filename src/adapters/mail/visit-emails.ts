import type { Company } from '#content/company.ts'
import type { VisitKind } from '#domain/visits/visit.ts'
import type { visitEmailKinds, VisitReport } from '#domain/visits/visit-report.ts'
import { windowText } from '#domain/visits/visit-window.ts'
import { dateBadge, formatDate, formatDayFrom, zoneAbbreviation } from '#domain/time.ts'
import {
  calendarParagraph,
  callout,
  link,
  messageBlocks,
  paragraph,
  type EmailBlock,
  type EmailContent,
  type EmailContext,
} from './email-content.ts'

export type VisitNews = (typeof visitEmailKinds)[number]

/** Names for the customer: at the beginning of a sentence, and alone. */
const names: Readonly<Record<VisitKind, { readonly yours: string; readonly alone: string }>> = {
  'estimate-visit': { yours: 'Your estimate visit', alone: 'Estimate visit' },
  delivery: { yours: 'Your delivery', alone: 'Delivery' },
  'work-start': { yours: 'The start of our work', alone: 'Start of work' },
}

export function visitEmail(
  news: VisitNews,
  report: VisitReport,
  { company, linkTo }: EmailContext,
): EmailContent {
  const { visit, message, at } = report
  const { kind, startsAt, timeZone } = visit
  const { yours } = names[kind]
  const day = formatDayFrom(at, startsAt, timeZone)
  const window = windowText(visit, timeZone)
  const details = messageBlocks(message)
  const block = visitBlock(report)
  const change = paragraph(
    `If that does not work for you, reply to this email or call ${company.phone.display}.`,
  )
  switch (news) {
    case 'visit-set':
      return {
        subject: `${yours}: ${day}, ${window}`,
        heading: `See you on ${day}`,
        blocks: [
          paragraph(visitSetText(report, day, window, company)),
          block,
          ...details,
          change,
          calendarParagraph('add this to'),
        ],
      }
    case 'visit-moved':
      return {
        subject: `${yours} has been moved to ${day}, ${window}`,
        heading: `Moved to ${day}`,
        blocks: [
          paragraph(`${yours} is now on ${day}, ${window}.${beforeText(report)}`),
          ...details,
          block,
          change,
          calendarParagraph('update'),
        ],
      }
    case 'visit-canceled':
      return {
        subject: `${yours} on ${day} has been canceled`,
        heading: `${yours} has been canceled`,
        blocks: [
          callout(`We will not be coming on ${day}, ${window}.`),
          ...details,
          ...(report.pickAgain === null
            ? [
                paragraph(
                  `If you still want us to come, reply to this email or call ${company.phone.display}.`,
                ),
              ]
            : [
                paragraph(
                  'Your payment is still good. Please pick another day that works for you. We still have your notes for our driver.',
                ),
                link('Pick Another Day', linkTo({ to: 'quotes', ...report.pickAgain })),
                paragraph(`Questions? Reply to this email or call ${company.phone.display}.`),
              ]),
          calendarParagraph('remove this from'),
        ],
      }
  }
}

function visitSetText(
  { visit }: VisitReport,
  day: string,
  window: string,
  { shortName }: Company,
): string {
  const who = visit.who ?? 'Someone'
  const when = `on ${day}, ${window}`
  switch (visit.kind) {
    case 'estimate-visit':
      return `${who} from ${shortName} will come by ${when} to take a look with you.`
    case 'delivery':
      return `Our truck will bring your order ${when}.`
    case 'work-start':
      return `${who} from ${shortName} will start work at your place ${when}.`
  }
}

function beforeText({ visit, before, at }: VisitReport): string {
  if (before === null) return ''
  const { timeZone } = visit
  return ` It was scheduled for ${formatDayFrom(at, before.startsAt, timeZone)}, ${windowText(before, timeZone)}.`
}

function visitBlock({ visit }: VisitReport): EmailBlock {
  const { startsAt, timeZone, place } = visit
  return {
    is: 'event',
    event: {
      ...dateBadge(startsAt, timeZone),
      label: 'What',
      name: nameOf(visit),
      date: formatDate(startsAt, timeZone),
      times: `${windowText(visit, timeZone)} ${zoneAbbreviation(startsAt, timeZone)}`,
      place,
    },
  }
}

/** `Delivery: 6 yards of mulch`; a text that begins with the kind stands alone. */
function nameOf({ kind, about }: VisitReport['visit']): string {
  const { alone } = names[kind]
  if (about === '') return alone
  return about.startsWith(alone) ? about : `${alone}: ${about}`
}
