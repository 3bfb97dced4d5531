import { paths } from '#domain/site/paths.ts'
import type { EmailData } from '#domain/emails/email.ts'
import { link, paragraph, type EmailContent, type EmailContext } from './email-content.ts'

export function restockEmail(
  { news, product }: EmailData<'restock'>,
  { publicUrl, company, linkTo }: EmailContext,
): EmailContent {
  const stopUrl = linkTo({ to: 'back-in-stock/stop' })
  if (news === 'back') {
    return {
      subject: `${product}: back in stock at ${company.shortName}`,
      heading: `${product} is back in stock`,
      blocks: [
        paragraph(
          `You asked us to let you know. We cannot hold any for you, so please call ${company.phone.display} before a long drive.`,
        ),
        link('See Our Products', publicUrl + paths.products),
        paragraph(
          'This was the one email that you asked for. We will erase your address within a month.',
        ),
        link('Remove My Email Address Now', stopUrl),
      ],
    }
  }
  return {
    subject: `We will email you when ${product} is back in stock`,
    heading: 'We will email you when it is back in stock',
    blocks: [
      paragraph(
        `Someone gave us this address to hear when ${product} is in stock again. You will get one email then, and we will erase the address within a month of it.`,
      ),
      paragraph('Was that not you, or have you changed your mind?'),
      link('Remove My Email Address', stopUrl),
    ],
  }
}
