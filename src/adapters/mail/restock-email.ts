import type { Company } from '#content/company.ts'
import type { RestockNews } from '#domain/emails/email.ts'
import { subjectText } from './booking-facts.ts'
import { link, paragraph, type EmailContent } from './email-content.ts'

/** To someone who waits for a product: we have the address, or the product is back. */
export function restockEmail(
  { news, product }: RestockNews,
  urls: { readonly products: string; readonly stop: string },
  company: Company,
): EmailContent {
  if (news === 'back') {
    return {
      subject: subjectText(`${product}: back at ${company.shortName}`),
      heading: `${product} is back`,
      blocks: [
        paragraph(
          `You asked us to tell you. We keep none for you, so call ${company.phone.display} before a long drive.`,
        ),
        link('See our products', urls.products),
        paragraph(
          'This was the one email that you asked for. We erase your address within a month.',
        ),
        link('Erase it now, with whatever else it waits for', urls.stop),
      ],
    }
  }
  return {
    subject: subjectText(`We tell you when ${product} is back`),
    heading: 'We tell you when it is back',
    blocks: [
      paragraph(
        `Someone gave us this address to hear when ${product} is in stock again. You get one email then, and we erase the address within a month of it.`,
      ),
      paragraph('That was not you, or you have changed your mind?'),
      link('Remove my address', urls.stop),
    ],
  }
}
