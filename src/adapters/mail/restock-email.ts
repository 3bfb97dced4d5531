import type { Company } from '#content/company.ts'
import type { EmailData } from '#domain/emails/email.ts'
import { subjectText } from './booking-facts.ts'
import { link, paragraph, type EmailContent } from './email-content.ts'

export function restockEmail(
  { news, product }: EmailData<'restock'>,
  urls: { readonly products: string; readonly stop: string },
  company: Company,
): EmailContent {
  if (news === 'back') {
    return {
      subject: subjectText(`${product}: back in stock at ${company.shortName}`),
      heading: `${product} is back in stock`,
      blocks: [
        paragraph(
          `You asked us to let you know. We cannot hold any for you, so please call ${company.phone.display} before a long drive.`,
        ),
        link('See Our Products', urls.products),
        paragraph(
          'This was the one email that you asked for. We will erase your address within a month.',
        ),
        link('Remove My Email Address Now', urls.stop),
      ],
    }
  }
  return {
    subject: subjectText(`We will email you when ${product} is back in stock`),
    heading: 'We will email you when it is back in stock',
    blocks: [
      paragraph(
        `Someone gave us this address to hear when ${product} is in stock again. You will get one email then, and we will erase the address within a month of it.`,
      ),
      paragraph('Was that not you, or have you changed your mind?'),
      link('Remove My Email Address', urls.stop),
    ],
  }
}
