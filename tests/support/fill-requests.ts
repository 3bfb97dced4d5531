import { Readable } from 'node:stream'
import { parseEmail } from '#adapters/imap/parse-email.ts'
import type { AddressParts } from '#domain/addresses/address-parts.ts'
import type { StaffMember } from '#domain/desk/staff.ts'
import { unwrap } from '#domain/result.ts'
import type { FileStore } from '#ports/file-store.ts'
import type { Stores } from '#stores.ts'
import { arriving, onRequest } from './received-emails.ts'
import type { deskOn } from './desk.ts'
import { newLead, request } from './leads.ts'

/** Makes marks, and names where and by whom they are typed. */
export interface Filling {
  /** `of`: the field that the mark is typed into. */
  readonly mark: (of: string) => string
  readonly stores: Stores
  readonly desk: ReturnType<typeof deskOn>
  readonly files: FileStore
  readonly ruth: StaffMember
}

/** Makes addresses with marks in them. */
export const placeWith =
  (mark: Filling['mark']) =>
  (of: string): AddressParts => ({
    street1: mark(`street of ${of}`),
    city: mark(`town of ${of}`),
    state: 'GA',
    zip: '30040',
  })

/** Fills texts of requests and customers that visitors, colleagues and customers type. */
export async function fillRequests({ mark, stores, desk, files, ruth }: Filling) {
  const now = desk.now()
  const today = desk.today()
  const place = placeWith(mark)
  const requestId = await askForQuote()
  await workRequest()
  const calledId = await recordByHandRequest()
  const customerId = (await stores.requests.find(requestId))?.customerId ?? ''
  await workCustomer()
  const importId = await bringInFile()
  const otherEmailId = await receiveEmails()
  return { requestId, calledId, customerId, importId, otherEmailId }

  async function askForQuote() {
    const lead = newLead({
      createdAt: now,
      contact: {
        firstName: mark('first name'),
        lastName: mark('last name'),
        email: 'rosa@example.com',
        phone: '7705550123',
      },
      address: { ...place('a request'), addressType: 'Home' },
      consent: { wording: mark('wording of a consent'), at: now },
    })
    unwrap(await stores.leads.saveContact(lead))
    const asked = request({
      at: now,
      services: [
        {
          id: 'soil-mulch',
          name: mark('name of a service'),
          materials: [{ id: 'soil-mulch/pine-mulch', name: mark('name of a material') }],
          address: { ...place('a service'), addressType: 'Home' },
        },
      ],
      projectDetails: mark('project details'),
      additionalNotes: mark('additional notes'),
    })
    unwrap(
      await stores.leads.complete(lead.id, asked, (complete) => [
        {
          to: 'owner@example.com',
          email: { kind: 'quote-received', data: { lead: complete, atDesk: true, photographs: 0 } },
          about: { kind: 'lead', id: lead.id },
        },
      ]),
    )
    return lead.id
  }

  async function workRequest() {
    unwrap(await desk.requests.addNote(requestId, mark('note on a request'), ruth))
    const call = { outcome: 'reached', text: mark('call'), followUpOn: null } as const
    unwrap(await desk.requests.logCall(requestId, call, ruth))
    const reply = { subject: mark('subject of a reply'), text: mark('reply') }
    unwrap(await desk.requests.replyToRequest(requestId, reply, ruth))
    const assign = { is: 'assign', to: ruth.id } as const
    unwrap(
      await desk.requests.changeRequests([{ id: requestId, change: assign, seen: null }], ruth),
    )
  }

  async function recordByHandRequest() {
    const typed = {
      firstName: mark('first name that was taken down'),
      lastName: '',
      email: '',
      phone: '7705550124',
      address: { ...place('who called'), addressType: 'Home' as const },
      services: [],
      details: mark('what was taken down'),
    }
    const id = await desk.requests.addRequestByHand(typed, ruth)
    const followUp = { is: 'follow-up', on: today, note: mark('what to follow up on') } as const
    unwrap(await desk.requests.changeRequests([{ id, change: followUp, seen: null }], ruth))
    return id
  }

  async function workCustomer() {
    const found = await desk.customers.findCustomer(customerId)
    const facts = {
      name: mark('name of a customer'),
      company: mark('company of a customer'),
      emails: ['rosa@example.com'],
      phones: ['7705550123'],
      addresses: [{ ...place('a customer'), purpose: 'both' as const }],
      replyEmail: '',
    }
    const seen = found?.customer.revision ?? 0
    unwrap(await desk.customers.saveCustomer(customerId, facts, seen, ruth))
    unwrap(await desk.customers.addCustomerNote(customerId, mark('note on a customer'), ruth))
  }

  async function bringInFile() {
    const cells = [mark('name in a file'), mark('company in a file'), 'x', mark('note in a file')]
    const row = cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')
    const bytes = new TextEncoder().encode(`Name,Company,Email,Notes\n${row}\n`)
    return unwrap(await desk.customers.prepareImport({ name: mark('name of a file'), bytes }, ruth))
  }

  async function receiveEmails() {
    const html = (of: string) => {
      const typed = mark(of)
      return `<p>Hello</p><script>r(0)</script><p>${typed.replaceAll('<', '&lt;')}</p>`
    }
    const read = (subject: string, type: string, body: string) => {
      const source = [
        `From: "${mark('sender of an email').replaceAll('"', '\\"')}" <rosa@example.com>`,
        `Subject: ${mark(subject)}`,
        'MIME-Version: 1.0',
        'Content-Type: multipart/mixed; boundary=part',
        '',
        '--part',
        `Content-Type: ${type}`,
        '',
        body,
        '--part',
        'Content-Type: application/pdf',
        `Content-Disposition: attachment; filename="${mark('name of an attachment').replaceAll('"', '\\"')}"`,
        '',
        '%PDF-1.4',
        '--part--',
      ].join('\r\n')
      const mailboxFacts = { receivedAt: now, size: source.length }
      return parseEmail(Readable.from([Buffer.from(source)]), mailboxFacts, {
        files,
        fileKey: 'attachment',
      })
    }
    const answer = await read('subject of an answer', 'text/plain', mark('answer'))
    const take = (number: number, email: typeof answer, more = {}) =>
      stores.receivedEmails.take(
        arriving(number, 'rosa@example.com', { email, at: now, ...more }),
        ({ lead }) => [
          {
            to: 'owner@example.com',
            email: {
              kind: 'customer-replied',
              data: { requestId: lead.id, name: lead.contact.firstName, words: email.text },
            },
            about: { kind: 'lead', id: lead.id },
          },
        ],
      )
    await take(1, answer, onRequest(requestId))
    await take(2, await read('subject of an email', 'text/html', html('email in HTML')))
    return 'received-2'
  }
}
