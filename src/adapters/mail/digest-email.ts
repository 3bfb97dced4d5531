import type { CustomerReply, DeskDigest, DigestGroup } from '#domain/emails/email.ts'
import { facts, link, paragraph, type EmailContent } from './email-content.ts'

/** To a colleague in the morning: what waits today. */
export function digestEmail({ day, groups }: DeskDigest, publicUrl: string): EmailContent {
  const counts = groups.map(({ is, total }) => `${total} ${words[is].short}`)
  return {
    subject: `Today: ${counts.join(', ')}`,
    heading: day,
    blocks: [
      ...groups.flatMap((group) => groupBlocks(group, publicUrl)),
      link('Open the Desk', `${publicUrl}/desk`),
      paragraph('You chose this email at the desk, under Settings, Alerts.'),
    ],
  }
}

/** To a colleague: emails were given up. */
export function failuresEmail(
  { total, to }: { readonly total: number; readonly to: readonly string[] },
  publicUrl: string,
): EmailContent {
  const subject = total === 1 ? 'An email could not be sent' : `${total} emails could not be sent`
  return {
    subject,
    heading: subject,
    blocks: [
      paragraph('Every attempt failed. The address may be wrong: call, or correct it at the desk.'),
      facts(to.map((address) => ['To', address])),
      ...(total > to.length ? [paragraph(`And ${total - to.length} more.`)] : []),
      link('Open the Desk', `${publicUrl}/desk`),
    ],
  }
}

/** To a colleague: a customer has answered. The answer goes out from the desk. */
export function replyAlert(
  { requestId, name, words: begins }: CustomerReply,
  publicUrl: string,
): EmailContent {
  return {
    subject: `${name} replied`,
    heading: `${name} replied`,
    blocks: [
      paragraph(begins === '' ? 'The email has no text.' : `“${begins}”`),
      link('Open the Request', `${publicUrl}/desk/requests/${requestId}`),
      paragraph('Answer at the desk, where your colleagues see it.'),
    ],
  }
}

const words: Readonly<
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
    paragraph(`${words[is].title} (${total})`),
    facts(
      lines.map(({ mark, about, requestId, visitId }) => {
        if (visitId !== undefined) return [mark, about, `${publicUrl}/desk/schedule/${visitId}`]
        return requestId === null
          ? [mark, about]
          : [mark, about, `${publicUrl}/desk/requests/${requestId}`]
      }),
    ),
    ...(more > 0 ? [paragraph(`And ${more} more at the desk.`)] : []),
  ]
}
