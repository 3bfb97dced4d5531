import { hasDeletable } from '#domain/customers/personal-data.ts'
import { addressLine } from '#domain/addresses/address-parts.ts'
import { counted } from '#domain/counts.ts'
import type { Columns } from '#domain/csv.ts'
import { formatPhone, isEmail } from '#domain/fields.ts'
import type { LeadDelivery } from '#domain/quote-requests/lead-delivery.ts'
import { fullName, leadStatus, type Lead } from '#domain/quote-requests/lead.ts'
import { spamSignalText } from '#domain/quote-requests/spam-signals.ts'
import { instantAt, isoString, parseDate } from '#domain/time.ts'
import { personalData } from '#usecases/personal-data.ts'
import { CommandError, type Command } from './command.ts'
import { siteDependencies } from './site-dependencies.ts'
import { csv, inColumns, linesOf, stamp } from './table.ts'

export const leadsList: Command = {
  name: 'leads list',
  usage: '[--since DATE] [--quarantined] [--csv|--json]',
  help: 'Lists quote requests, newest first. DATE is like 2026-06-01. --quarantined lists only those that may be spam.',
  options: {
    since: { type: 'string' },
    quarantined: { type: 'boolean' },
    csv: { type: 'boolean' },
    json: { type: 'boolean' },
  },
  async run(context, { flags }) {
    const { leads, leadDeliveries, company } = await siteDependencies(context)
    const all = await leads.list(sinceFrom(flags['since'], company().timeZone))
    const found =
      flags['quarantined'] === true ? all.filter((lead) => leadStatus(lead) === 'quarantined') : all
    const queued = await leadDeliveries.all()
    if (flags['json'] === true) {
      const listed = found.map((lead) => ({
        ...leadJson(lead),
        ...deliveryJson(queued.get(lead.id)),
      }))
      context.print(JSON.stringify(listed, null, 2))
    } else if (flags['csv'] === true) context.print(csv(linesOf(leadColumns, found)).trimEnd())
    else if (found.length === 0) context.print('No leads yet.')
    else context.print(found.map((lead) => leadText(lead, queued.get(lead.id))).join('\n\n'))
  },
}

export const privacyErase: Command = {
  name: 'privacy erase',
  usage: 'EMAIL',
  help: 'Deletes what is kept about an email address: its leads and emails, and all personal data in its bookings. Its customer goes too, unless another address, request, visit or quote is left there.',
  positionals: 1,
  async run(context, { positionals: [typed = ''] }) {
    const who = personWith(typed)
    const { email } = who
    const erased = await personalData(await siteDependencies(context)).erasePerson(who, null)
    if (erased === null) return context.print(`Nothing was found for ${email}.`)
    const { requests, registrations, emails, files, stays } = erased
    if (!hasDeletable(erased) && stays === null) {
      return context.print(`${email} was removed. No leads, bookings or emails of it were kept.`)
    }
    context.print(
      `Removed ${counted(requests, 'lead')} and the personal data of ${counted(registrations, 'booking')} of ${email}, ${counted(emails, 'email')} and ${counted(files, 'file')}.`,
    )
    if (stays !== null) context.print(`${stays}.`)
  },
}

export const privacyExport: Command = {
  name: 'privacy export',
  usage: 'EMAIL',
  help: 'Prints everything that is kept about an email address as JSON, in case the person asks for it.',
  positionals: 1,
  async run(context, { positionals: [typed = ''] }) {
    const file = await personalData(await siteDependencies(context)).readPerson(personWith(typed))
    let json = ''
    for await (const piece of file ?? []) json += piece
    context.print(json.trimEnd())
  },
}

function personWith(typed: string) {
  const email = typed.trim()
  if (!isEmail(email)) throw new CommandError(`"${typed}" is not an email address.`)
  return { is: 'address', email } as const
}

/** Start of that day in the company's zone, in epoch milliseconds. */
export function sinceFrom(
  flag: string | boolean | undefined,
  timeZone: string,
): number | undefined {
  if (typeof flag !== 'string') return undefined
  const date = parseDate(flag)
  if (date === null) throw new CommandError(`--since ${flag}: not a date like 2026-06-01`)
  return instantAt(date, '00:00', timeZone)
}

function leadJson(lead: Lead) {
  return {
    id: lead.id,
    status: leadStatus(lead),
    createdAt: isoString(lead.createdAt),
    ...lead.contact,
    address: lead.address,
    services: servicesOf(lead).map(({ name, materials, address }) => ({
      name,
      materials: materials.map((material) => material.name),
      address,
    })),
    projectDetails: lead.request?.projectDetails ?? '',
    additionalNotes: lead.request?.additionalNotes ?? '',
    consent: { wording: lead.consent.wording, at: isoString(lead.consent.at) },
    quarantineReasons: reasonsOf(lead),
  }
}

/** State of the delivery to the platform behind the site. */
function deliveryJson(delivery: LeadDelivery | undefined) {
  return { delivery: delivery?.state ?? 'none', deliveryError: delivery?.lastError ?? null }
}

function deliveryText({ state, nextTryAt, lastError }: LeadDelivery): string {
  const next = nextTryAt === null ? '' : `, next try ${stamp(nextTryAt)}`
  return `${state}${next}${lastError === null ? '' : ` (${lastError})`}`
}

/** Why a lead is quarantined; empty for others. */
function reasonsOf(lead: Lead): readonly string[] {
  return leadStatus(lead) === 'quarantined' ? lead.signs.map(spamSignalText) : []
}

function leadText(lead: Lead, delivery: LeadDelivery | undefined): string {
  const rows: (readonly [string, string])[] = [
    ['Name', fullName(lead.contact)],
    ['Phone', formatPhone(lead.contact.phone)],
    ['Email', lead.contact.email],
    ['Address', `${addressLine(lead.address)} (${lead.address.addressType})`],
  ]
  for (const service of servicesOf(lead)) {
    const materials = service.materials.map(({ name }) => name).join(', ')
    rows.push(['Service', materials === '' ? service.name : `${service.name}: ${materials}`])
  }
  const [first] = servicesOf(lead)
  if (first !== undefined) rows.push(['Where', addressLine(first.address)])
  if (lead.request !== null) {
    rows.push(['Project', lead.request.projectDetails], ['Notes', lead.request.additionalNotes])
  }
  if (delivery !== undefined) rows.push(['Delivery', deliveryText(delivery)])
  const reasons = reasonsOf(lead)
  if (reasons.length > 0) rows.push(['Spam signals', reasons.join('; ')])
  const title = `${stamp(lead.createdAt)}  ${leadStatus(lead)}  ${lead.id}`
  return [
    title,
    inColumns([['', ''], ...rows])
      .trim()
      .replaceAll(/^/gm, '  '),
  ].join('\n')
}

const servicesOf = (lead: Lead) => lead.request?.services ?? []

const leadColumns: Columns<Lead> = {
  id: ({ id }) => id,
  status: leadStatus,
  createdAt: ({ createdAt }) => isoString(createdAt),
  firstName: ({ contact }) => contact.firstName,
  lastName: ({ contact }) => contact.lastName,
  email: ({ contact }) => contact.email,
  phone: ({ contact }) => contact.phone,
  address: ({ address }) => addressLine(address),
  addressType: ({ address }) => address.addressType,
  services: (lead) =>
    servicesOf(lead)
      .map(({ name, materials }) =>
        materials.length === 0 ? name : `${name} (${materials.map((m) => m.name).join(', ')})`,
      )
      .join('; '),
  serviceAddress: (lead) =>
    [...new Set(servicesOf(lead).map(({ address }) => addressLine(address)))].join('; '),
  projectDetails: ({ request }) => request?.projectDetails ?? '',
  additionalNotes: ({ request }) => request?.additionalNotes ?? '',
  quarantineReasons: (lead) => reasonsOf(lead).join('; '),
}
