import { deskPaths } from '#domain/desk/desk-paths.ts'
import type { Company } from '#content/company.ts'
import type { EmailData } from '#domain/emails/email.ts'
import type { QuoteMessage, QuoteOfEmail, QuoteRefundReason } from '#domain/emails/quote-news.ts'
import { amountText } from '#domain/money/amount-text.ts'
import { formatCalendarDate, formatDate, formatShortDayAndYear } from '#domain/time.ts'
import { paidByText } from '#domain/written-quotes/quote-payments.ts'
import { quoteNumber, type QuoteKind } from '#domain/written-quotes/written-quote.ts'
import { refundArrives } from './booking-facts.ts'
import { answerBlocks } from './quote-emails.ts'
import {
  callout,
  facts,
  link,
  messageBlocks,
  paragraph,
  type EmailBlock,
  type EmailContent,
  type EmailContext,
} from './email-content.ts'

/** Names in a sentence. */
const kindLabels: Readonly<Record<QuoteKind, string>> = {
  quote: 'quote',
  'change-order': 'change order',
  delivery: 'delivery price',
}

const linkLabels: Readonly<Record<QuoteKind, string>> = {
  quote: 'See Your Quote',
  'change-order': 'See the Change Order',
  delivery: 'See Your Price',
}

/** To the customer. */
export function writtenQuoteEmail(
  { quote, message }: EmailData<'written-quote'>,
  { company, linkTo }: EmailContext,
): EmailContent {
  const pageUrl = linkTo({ to: 'quotes', id: quote.id, revocation: quote.revocation })
  const word = kindLabels[quote.kind]
  const about = `${quote.title} (${quoteNumber(quote)})`
  const asking = paragraph(
    `Questions? Ask them on the page, reply to this email or call ${company.phone.display}.`,
  )
  switch (message.is) {
    case 'sent': {
      const isRevised = quote.version > 1
      const own = messageBlocks(message.message)
      return {
        subject: isRevised
          ? `Your revised ${word}: ${quote.title}`
          : `Your ${word}: ${quote.title}`,
        heading: quote.title,
        blocks: [
          ...(own.length === 0 ? [paragraph(sentText(quote, word, isRevised, company))] : own),
          quoteFacts(quote),
          link(linkLabels[quote.kind], pageUrl),
          paragraph(
            'There you can read it, ask a question or for a change, and accept or decline it. The link is yours alone.',
          ),
          asking,
          paragraph(`${message.from}\n${company.shortName}`),
        ],
      }
    }
    case 'reminder': {
      const lastDay = message.isEnding ? dayText(quote.validUntil) : ''
      return {
        subject:
          lastDay === ''
            ? `Your ${word} from ${company.shortName}`
            : `Your ${word} is good until ${lastDay}`,
        heading: quote.title,
        blocks: [
          paragraph(
            lastDay === ''
              ? `This is a reminder of the ${word} that we sent you. If anything is unclear, or you would like a change, let us know and we will be glad to revise it.`
              : `The ${word} that we sent you is good until ${lastDay}. After that we would have to look at the prices again.`,
          ),
          quoteFacts(quote),
          link('See It Again', pageUrl),
          asking,
        ],
      }
    }
    case 'day-full':
      return {
        subject: `Please pick another day: ${quote.title}`,
        heading: 'Please pick another day',
        blocks: [
          paragraph(
            'Thank you, we received your payment. We are sorry: the day that you picked for your delivery is no longer free. Please pick another one on the page.',
          ),
          link('Pick Another Day', pageUrl),
          asking,
        ],
      }
    case 'accepted':
      return {
        subject: `You accepted: ${quote.title}`,
        heading: 'Thank you for your business',
        blocks: [
          paragraph(
            `You have accepted our ${word}. ${nextText(quote, message.deliveryOn)} The page has what you accepted as a PDF, and shows what you have paid.`,
          ),
          ...dueBlocks(message.due),
          // An accepted quote no longer expires.
          quoteFacts({ ...quote, validUntil: null }),
          link('See What We Agreed', pageUrl),
          asking,
        ],
      }
    case 'paid':
      return {
        subject: `Receipt: ${amountText(message.cents)} for ${quote.title}`,
        heading: 'Thank you for your payment',
        blocks: [
          facts([
            ['Amount', amountText(message.cents)],
            ['For', `${message.payment}: ${about}`],
            ['By', paidByText(message)],
            ['Paid on', message.at === null ? '' : formatDate(message.at, company.timeZone)],
            ['Still due', message.leftCents === 0 ? '' : amountText(message.leftCents)],
          ]),
          link('See All Payments', pageUrl),
          asking,
        ],
      }
    case 'payment-failed':
      return {
        subject: `Your payment did not go through: ${quote.title}`,
        heading: 'Your bank did not make the payment',
        blocks: [
          paragraph(
            `Your bank payment of ${amountText(message.cents)} did not go through, so we did not get the money. Please pay again on the page, by card or from another account, or send a check.`,
          ),
          facts([
            ['Amount', amountText(message.cents)],
            ['For', `${message.payment}: ${about}`],
          ]),
          link('Pay Again', pageUrl),
          asking,
        ],
      }
    case 'refunded':
      return {
        subject: `We are refunding your payment: ${quote.title}`,
        heading: `We are refunding ${amountText(message.cents)}`,
        blocks: [
          paragraph(refundTexts[message.reason]),
          facts([
            ['Amount', amountText(message.cents)],
            ['For', message.payment === '' ? about : `${message.payment}: ${about}`],
          ]),
          refundArrives(company),
          link('See All Payments', pageUrl),
        ],
      }
    case 'called-off':
      return {
        subject: `Canceled: ${quote.title}`,
        heading: `This ${quote.kind === 'delivery' ? 'delivery' : 'work'} has been canceled`,
        blocks: [
          ...messageBlocks(message.message),
          paragraph(
            `“${quote.title}” (${quoteNumber(quote)}), which you had accepted, has been canceled. You owe nothing more for it.`,
          ),
          ...(message.paidCents === 0
            ? []
            : [
                callout(
                  `We have ${amountText(message.paidCents)} that you paid. We will let you know how much of it we will refund.`,
                ),
              ]),
          link('See What Was Agreed', pageUrl),
          asking,
          paragraph(`${message.from}\n${company.shortName}`),
        ],
      }
  }
}

const refundTexts: Readonly<Record<QuoteRefundReason, string>> = {
  overpaid:
    'A change order lowered the price, so we are refunding what you overpaid. You owe nothing for it.',
  courtesy: 'We are refunding this part of your payment. You owe nothing more for it.',
  'owed-again':
    'We are refunding this part of your payment. The page shows what is still due, and how you can pay it.',
  'called-off': 'This was canceled, so we are refunding what you paid.',
  'not-owed': 'You had paid for this already, so we are refunding this payment.',
}

function sentText(quote: QuoteOfEmail, word: string, isRevised: boolean, company: Company) {
  if (isRevised) {
    return `Here is version ${quote.version} of your ${word}. The page shows what has changed.`
  }
  // Either side may want the change.
  return quote.kind === 'change-order'
    ? 'Here is a change order for what we agreed on.'
    : `Here is the ${word} that you asked ${company.shortName} for.`
}

function nextText({ kind }: QuoteOfEmail, deliveryOn: string | null): string {
  switch (kind) {
    case 'quote':
      return 'We will call you to schedule the work.'
    case 'change-order':
      return 'It is part of our agreement from now on.'
    case 'delivery':
      return `Once it is paid, we will deliver it on the day that you picked${deliveryOn === null ? '' : `, ${formatShortDayAndYear(deliveryOn)}`}.`
  }
}

function dueBlocks(due: Extract<QuoteMessage, { is: 'accepted' }>['due']): readonly EmailBlock[] {
  if (due === null) return []
  return [
    callout(
      `${due.name}: ${amountText(due.cents)} is due now. ${due.isForCard ? 'You can pay online on the page' : 'You can pay at the counter'}, or send a check.`,
    ),
  ]
}

const quoteFacts = (quote: QuoteOfEmail): EmailBlock =>
  facts([
    ['Number', quoteNumber(quote)],
    ['Total', amountText(quote.totalCents)],
    ['Good until', dayText(quote.validUntil)],
  ])

const dayText = (date: string | null) => (date === null ? '' : formatCalendarDate(date))

/** To the owner or a colleague. */
export function quoteNewsEmail(
  { quote, news, requestId, replyTo }: EmailData<'written-quote-news'>,
  { publicUrl }: EmailContext,
): EmailContent {
  const isEmailed = replyTo !== ''
  const answer = answerBlocks(requestId, publicUrl)
  const about = `${quoteNumber(quote)}, ${quote.title}`
  const desk = link('See It at the Desk', publicUrl + deskPaths.quote(quote.id))
  const total = facts([
    ['Quote', about],
    ['Total', amountText(quote.totalCents)],
  ])
  switch (news.is) {
    case 'accepted':
      return {
        subject: `Accepted: ${quote.title}, ${amountText(quote.totalCents)}`,
        heading: `${quote.name} accepted`,
        blocks: [paragraph(`Signed as “${news.signature}”.`), total, desk],
      }
    case 'declined':
      return {
        subject: `Declined: ${quote.title}`,
        heading: `${quote.name} declined`,
        blocks: [
          paragraph(news.reason === '' ? 'They gave no reason.' : `“${news.reason}”`),
          total,
          desk,
        ],
      }
    case 'question':
      return {
        subject: `A question about ${quote.title}`,
        heading: `${quote.name} asks`,
        blocks: [paragraph(news.text), total, desk, ...answer],
      }
    case 'other-figures':
      return {
        subject: `Not accepted, send it again: ${quote.title}`,
        heading: `${quote.name} could not accept`,
        blocks: [
          paragraph(
            'They signed, but the site counts other amounts now than this version shows, so it refused. Send the quote again, and tell them.',
          ),
          total,
          desk,
          ...answer,
        ],
      }
    case 'day-full':
      return {
        subject: `Paid, and without a day: ${quote.title}`,
        heading: `${quote.name} has no day yet`,
        blocks: [
          paragraph(
            `They have paid for a delivery, and the day that they picked is no longer free. ${isEmailed ? 'They were asked to pick another one; call them if they do not.' : 'They have no email address: call them to pick another one.'}`,
          ),
          total,
          desk,
        ],
      }
    case 'paid':
      return {
        subject: `Paid: ${amountText(news.cents)} for ${quote.title}`,
        heading: `${quote.name} paid ${amountText(news.cents)}`,
        blocks: [facts([['For', `${news.payment}: ${about}`]]), desk],
      }
    case 'payment-failed':
      return {
        subject: `Bank payment failed: ${amountText(news.cents)} for ${quote.title}`,
        heading: `A bank payment from ${quote.name} failed`,
        blocks: [
          paragraph(
            `The bank refused to pay ${amountText(news.cents)}, so it is still owed. The customer can pay it again on their page.`,
          ),
          facts([['For', `${news.payment}: ${about}`]]),
          desk,
        ],
      }
  }
}
