import { deskPaths } from '#domain/desk/desk-paths.ts'
import type { DigestGroup } from '#domain/emails/desk-digest.ts'
import type { EmailData } from '#domain/emails/email.ts'
import { facts, link, paragraph, type EmailContent, type EmailContext } from './email-content.ts'

export function digestEmail(
  { day, groups }: EmailData<'desk-digest'>,
  { publicUrl }: EmailContext,
): EmailContent {
  const counts = groups.map(({ is, total }) => `${total} ${groupTexts[is].short}`)
  return {
    subject: `Today: ${counts.join(', ')}`,
    heading: day,
    blocks: [
      ...groups.flatMap((group) => groupBlocks(group, publicUrl)),
      link('Open the Desk', publicUrl + deskPaths.today),
      paragraph('You chose this email at the desk, under Settings, Alerts.'),
    ],
  }
}

const failureTexts = {
  emails: {
    one: 'An email could not be sent',
    more: (total: number) => `${total} emails could not be sent`,
    about:
      'The mail server of the address refused it, sent it back, or did not answer for days. The email address may be wrong: call, or correct it at the desk.',
    fact: 'To',
  },
  requests: {
    one: 'A request could not be sent to the platform',
    more: (total: number) => `${total} requests could not be sent to the platform`,
    about:
      'The platform behind the site did not take it. It is at the desk all the same: open it to send it again.',
    fact: 'From',
  },
} as const

/** Emails that were refused, returned or given up, or requests that the platform did not take. */
export function failuresEmail(
  { of, total, to }: EmailData<'desk-failures'>,
  { publicUrl }: EmailContext,
): EmailContent {
  const { one, more, about, fact } = failureTexts[of]
  const subject = total === 1 ? one : more(total)
  return {
    subject,
    heading: subject,
    blocks: [
      paragraph(about),
      facts(to.map((each) => [fact, each])),
      ...(total > to.length ? [paragraph(`And ${total - to.length} more.`)] : []),
      link('Open the Desk', publicUrl + deskPaths.today),
    ],
  }
}

/** The sender may be another person than the customer. Replies go out from the desk. */
export function replyAlert(
  { requestId, name, words: begins, otherSender }: EmailData<'customer-replied'>,
  { publicUrl }: EmailContext,
): EmailContent {
  const isOther = otherSender !== undefined
  const subject = isOther
    ? `${otherSender || 'Someone else'} replied to the request of ${name}`
    : `${name} replied`
  return {
    subject,
    heading: subject,
    blocks: [
      ...(isOther ? [paragraph('This is not the customer’s email address.')] : []),
      paragraph(begins === '' ? 'The email has no text.' : `“${begins}”`),
      link('Open the Request', publicUrl + deskPaths.request(requestId)),
      paragraph('Answer at the desk, where your colleagues see it.'),
    ],
  }
}

const groupTexts: Readonly<
  Record<DigestGroup['is'], { readonly title: string; readonly short: string }>
> = {
  'needs-look': { title: 'Needs a look', short: 'to look at' },
  visits: { title: 'Visits and deliveries today', short: 'to visit' },
  'follow-up': { title: 'Follow up', short: 'to follow up' },
  new: { title: 'New requests, waiting in opening hours', short: 'new' },
  replied: { title: 'Customers who replied', short: 'replied' },
  endangered: {
    title: 'About to be deleted, unless someone keeps them',
    short: 'about to be deleted',
  },
}

function groupBlocks({ is, total, lines }: DigestGroup, publicUrl: string) {
  const more = total - lines.length
  return [
    paragraph(`${groupTexts[is].title} (${total})`),
    facts(
      lines.map(({ mark, about, requestId, visitId }) => {
        if (visitId !== undefined) return [mark, about, publicUrl + deskPaths.visit(visitId)]
        return requestId === null
          ? [mark, about]
          : [mark, about, publicUrl + deskPaths.request(requestId)]
      }),
    ),
    ...(more > 0 ? [paragraph(`And ${more} more at the desk.`)] : []),
  ]
}
