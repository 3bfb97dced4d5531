import { deskPaths } from '#domain/desk/desk-paths.ts'
import { greetedName } from '#domain/emails/greeting.ts'
import { addressLine } from '#domain/addresses/address-parts.ts'
import { mailtoLink } from '#domain/contact/compose-link.ts'
import { counted, countedIfAny } from '#domain/counts.ts'
import type { EmailData } from '#domain/emails/email.ts'
import { formatPhone } from '#domain/fields.ts'
import { fullName, leadStatus, type Lead, type LeadRequest } from '#domain/quote-requests/lead.ts'
import { estimateText, type RequestEstimate } from '#domain/materials/request-estimate.ts'
import { preferenceText, reachText } from '#domain/quote-requests/preferences.ts'
import { spamSignalText } from '#domain/quote-requests/spam-signals.ts'
import {
  callout,
  facts,
  link,
  messageBlocks,
  paragraph,
  type EmailBlock,
  type EmailContent,
  type EmailContext,
  type EmailFact,
} from './email-content.ts'

export function quoteAcknowledged(
  { lead: { id, contact, request }, photographs }: EmailData<'quote-acknowledged'>,
  { company, linkTo }: EmailContext,
): EmailContent {
  const name = greetedName(contact.firstName)
  const reach = reachText(request.preferences, formatPhone(contact.phone))
  return {
    subject: 'We have your quote request',
    heading: name === '' ? 'Thank you' : `Thank you, ${name}`,
    blocks: [
      paragraph(
        `We received your request. Someone from ${company.shortName} will ${reach} to talk it through. Here is what you asked for:`,
      ),
      // The form's texts stay out: anyone can type an address that belongs to somebody else.
      facts([
        ...wantedFacts(request),
        ['Quantities', request.estimates.map(shortly).join('\n')],
        ['Photographs', photographs === 0 ? '' : String(photographs)],
      ]),
      link('See Your Request', linkTo({ to: 'request', id })),
      paragraph('There you can add photographs or a note. The link is yours alone.'),
      paragraph(
        `If something is missing or has changed, reply to this email or call ${company.phone.display}.`,
      ),
    ],
  }
}

export function photographsWanted(
  { firstName, requestId, from }: EmailData<'photographs-wanted'>,
  { company, linkTo }: EmailContext,
): EmailContent {
  const name = greetedName(firstName)
  return {
    subject: 'Could you send us a few photographs?',
    heading: name === '' ? 'A few photographs would help' : `Hi ${name}`,
    blocks: [
      paragraph(
        'To tell you what the work needs, we would like to see the place: one photograph from a few steps back, and one or two of the details. Your phone’s camera is fine.',
      ),
      link('Add Photographs', linkTo({ to: 'request', id: requestId })),
      paragraph(
        `The link is yours alone. Questions? Reply to this email or call ${company.phone.display}.`,
      ),
      paragraph(`${from}\n${company.shortName}`),
    ],
  }
}

export const deskReply = ({ subject, text }: EmailData<'desk-reply'>): EmailContent => ({
  subject,
  heading: subject,
  blocks: messageBlocks(text),
})

export function quoteReceived(
  { lead, atDesk, photographs }: EmailData<'quote-received'>,
  context: EmailContext,
): EmailContent {
  return {
    subject: `${markOf(lead)}Quote request from ${fullName(lead.contact)}`,
    heading: `${fullName(lead.contact)} requested a quote`,
    blocks: [
      ...spamNote(lead),
      contactFacts(lead),
      requestFacts(lead.request),
      paragraph(`They agreed to this on the form: “${lead.consent.wording}”`),
      ...photographBlocks(photographs, lead.id, atDesk, context),
      ...answerBlocks(atDesk ? lead.id : null, context.publicUrl),
    ],
  }
}

export function requestAddedTo(
  { requestId, name, photographs, words, atDesk }: EmailData<'request-added-to'>,
  context: EmailContext,
): EmailContent {
  const what = [countedIfAny(photographs, 'photograph'), words === '' ? '' : 'a note']
  const added = `${name} added ${what.filter(Boolean).join(' and ')}`
  return {
    subject: added,
    heading: added,
    blocks: [
      ...(words === '' ? [] : [paragraph(`“${words}”`)]),
      ...photographBlocks(photographs, requestId, atDesk, context),
      ...answerBlocks(atDesk ? requestId : null, context.publicUrl),
    ],
  }
}

export function quoteLeftIncomplete(
  { lead, atDesk }: EmailData<'quote-left-incomplete'>,
  { publicUrl }: EmailContext,
): EmailContent {
  return {
    subject: `${markOf(lead)}Unfinished quote request from ${fullName(lead.contact)}`,
    heading: `${fullName(lead.contact)} started a quote request`,
    blocks: [
      ...spamNote(lead),
      paragraph(
        'Their contact details came through, but the request itself did not. They may be waiting for a call.',
      ),
      contactFacts(lead),
      ...(atDesk ? answerBlocks(lead.id, publicUrl) : []),
    ],
  }
}

/** Photographs sent with the request. Colleagues see them at the desk. */
function photographBlocks(
  count: number,
  requestId: string,
  atDesk: boolean,
  { linkTo }: EmailContext,
): readonly EmailBlock[] {
  if (count === 0) return []
  const sent = `They sent ${counted(count, 'photograph')}.`
  if (atDesk) return [paragraph(`${sent} You see them at the desk.`)]
  return [
    paragraph(`${sent} For a week, anyone who has this link can see them:`),
    link('See the Photographs', linkTo({ to: 'photographs', id: requestId })),
  ]
}

/** Where to reply: at the desk with a request, otherwise by email. */
export function answerBlocks(requestId: string | null, publicUrl: string): readonly EmailBlock[] {
  if (requestId === null) return [paragraph('Reply to this email to answer them.')]
  return [link('Answer at the Desk', publicUrl + deskPaths.request(requestId))]
}

/** Prefix of the subject for suspected spam. */
const markOf = (lead: Lead): string => (leadStatus(lead) === 'quarantined' ? 'Possible spam: ' : '')

/** Why a lead is quarantined; nothing for others. */
function spamNote(lead: Lead) {
  if (leadStatus(lead) !== 'quarantined') return []
  return [
    callout(
      `This may be spam: ${lead.signs.map(spamSignalText).join('; ')}. Nothing was sent to the address below. If it reads like a real request, answer it like any other.`,
    ),
  ]
}

const contactFacts = (lead: Lead) =>
  facts([
    ['Name', fullName(lead.contact)],
    ['Phone', formatPhone(lead.contact.phone), `tel:+1${lead.contact.phone}`],
    ['Email', lead.contact.email, mailtoLink({ to: lead.contact.email })],
    ['Address', `${addressLine(lead.address)} (${lead.address.addressType})`],
  ])

function requestFacts(request: LeadRequest) {
  return facts([
    ...wantedFacts(request),
    ['Quantities', request.estimates.map(inFull).join('\n\n')],
    ['Project', request.projectDetails],
    ['Notes', request.additionalNotes],
    ...preferenceText(request.preferences).map(({ question, answer }): EmailFact => [
      question,
      answer,
    ]),
  ])
}

/** For the visitor: "Pine Mulch: 3.5 cubic yards". */
function shortly(estimate: RequestEstimate): string {
  const { name, buy } = estimateText(estimate)
  return estimate.calculated === null ? `${name}: to be measured on site` : `${name}: ${buy}`
}

/** For the owner: what to load, from which measures, and what goes with it. */
function inFull(estimate: RequestEstimate): string {
  const { name, buy, exact, measured, weight, companions, cautions } = estimateText(estimate)
  if (estimate.calculated === null) return `${name}: please come and measure`
  return [
    `${name}: ${buy} (exact amount ${exact}${weight === '' ? '' : `; weighs ${weight}`})`,
    measured,
    ...companions,
    ...cautions,
  ].join('\n')
}

function wantedFacts(request: LeadRequest): readonly EmailFact[] {
  const places = new Set(
    request.services.map(({ address }) => `${addressLine(address)} (${address.addressType})`),
  )
  return [
    [
      'Services',
      request.services
        .map(({ name, materials }) =>
          materials.length === 0
            ? name
            : `${name}: ${materials.map((material) => material.name).join(', ')}`,
        )
        .join('\n'),
    ],
    ['Where', [...places].join('\n')],
  ]
}
