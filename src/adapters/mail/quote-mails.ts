import { company } from '#content/company.ts'
import { addressLine } from '#domain/addresses/address-parts.ts'
import { formatPhone } from '#domain/fields.ts'
import { fullName, standingOf, type Lead, type LeadRequest } from '#domain/quotes/lead.ts'
import { signWords } from '#domain/quotes/suspicion.ts'
import type { MailComposer } from '#ports/mail-composer.ts'
import { mailto } from './booking-facts.ts'
import { facts, notice as doubt, paragraph, type Letter, type LetterFact } from './letter.ts'
import { renderLetter } from './render-letter.ts'

/** The mails about quote requests. `ownerAddress` is where leads go. */
export function quoteMails(ownerAddress: string): MailComposer {
  return {
    quoteAcknowledged(lead) {
      return { to: lead.contact.email, replyTo: company.email, ...mail(acknowledgement(lead)) }
    },
    quoteReceived(lead) {
      return { to: ownerAddress, replyTo: lead.contact.email, ...mail(notice(lead)) }
    },
    quoteLeftIncomplete(lead) {
      return { to: ownerAddress, replyTo: lead.contact.email, ...mail(incompleteNotice(lead)) }
    },
  }
}

function mail(letter: Letter) {
  return { subject: letter.subject, ...renderLetter(letter) }
}

function acknowledgement(lead: Lead & { status: 'complete' }): Letter {
  const { contact, request } = lead
  return {
    subject: 'We have your quote request',
    heading: `Thank you, ${contact.firstName}`,
    blocks: [
      paragraph(
        `Your request has reached us. Someone from ${company.shortName} will call or text you at ${formatPhone(contact.phone)} to talk it through. This is what you asked for:`,
      ),
      // What was typed stays out: anyone can type an address that belongs to someone else.
      facts(wantedFacts(request)),
      paragraph(
        `If something is missing or has changed, reply to this mail or call ${company.phone.display}.`,
      ),
    ],
  }
}

function notice(lead: Lead & { status: 'complete' }): Letter {
  return {
    subject: `${markOf(lead)}Quote request from ${fullName(lead.contact)}`,
    heading: `${fullName(lead.contact)} asks for a quote`,
    blocks: [
      ...doubtsAbout(lead),
      contactFacts(lead),
      requestFacts(lead.request),
      paragraph(`They agreed to this on the form: “${lead.consent.wording}”`),
      paragraph('Reply to this mail to answer them.'),
    ],
  }
}

function incompleteNotice(lead: Lead): Letter {
  return {
    subject: `${markOf(lead)}Unfinished quote request from ${fullName(lead.contact)}`,
    heading: `${fullName(lead.contact)} started a quote request`,
    blocks: [
      ...doubtsAbout(lead),
      paragraph(
        'Their contact details came through, but the request itself did not. They may be waiting for a call.',
      ),
      contactFacts(lead),
    ],
  }
}

/** Stands before the subject of a mail that may not be worth opening. */
function markOf(lead: Lead): string {
  return standingOf(lead) === 'quarantined' ? 'Possible spam: ' : ''
}

/** Why a lead is kept apart; nothing about any other. */
function doubtsAbout(lead: Lead) {
  if (standingOf(lead) !== 'quarantined') return []
  return [
    doubt(
      `This may come from a machine: ${lead.signs.map((sign) => signWords[sign]).join('; ')}. Nothing was mailed to the address below. If it reads like a real request, answer it like any other.`,
    ),
  ]
}

function contactFacts(lead: Lead) {
  return facts([
    ['Name', fullName(lead.contact)],
    ['Phone', formatPhone(lead.contact.phone), `tel:+1${lead.contact.phone}`],
    ['Email', lead.contact.email, mailto(lead.contact.email)],
    ['Address', `${addressLine(lead.address)} (${lead.address.addressType})`],
  ])
}

function requestFacts(request: LeadRequest) {
  return facts([
    ...wantedFacts(request),
    ['Project', request.projectDetails],
    ['Notes', request.additionalNotes],
  ])
}

/** Which services, and where. */
function wantedFacts(request: LeadRequest): readonly LetterFact[] {
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
