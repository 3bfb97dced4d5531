import type { DeskDigest, DigestGroup } from '#domain/emails/email.ts'
import { facts, link, paragraph, type EmailContent } from './email-content.ts'

/** To a colleague at 7 AM: what waits today. */
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

const words: Readonly<
  Record<DigestGroup['is'], { readonly title: string; readonly short: string }>
> = {
  'needs-look': { title: 'Needs a look', short: 'to look at' },
  'follow-up': { title: 'Follow up', short: 'to follow up' },
  new: { title: 'New requests, waiting in opening hours', short: 'new' },
  endangered: { title: 'To be forgotten, unless somebody keeps them', short: 'to be forgotten' },
}

function groupBlocks({ is, total, lines }: DigestGroup, publicUrl: string) {
  const more = total - lines.length
  return [
    paragraph(`${words[is].title} (${total})`),
    facts(
      lines.map(({ mark, about, requestId }) =>
        requestId === null
          ? [mark, about]
          : [mark, about, `${publicUrl}/desk/requests/${requestId}`],
      ),
    ),
    ...(more > 0 ? [paragraph(`And ${more} more at the desk.`)] : []),
  ]
}
