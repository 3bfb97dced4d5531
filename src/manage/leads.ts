import { httpQuotePlatform } from '#adapters/provider/quote-platform.ts'
import { platformAt } from '#adapters/provider/platform-http.ts'
import { addressLine } from '#domain/addresses/address-parts.ts'
import { counted } from '#domain/counts.ts'
import type { Columns } from '#domain/csv.ts'
import { formatPhone } from '#domain/fields.ts'
import type { LeadDelivery } from '#domain/quote-requests/lead-delivery.ts'
import { fullName, leadStatus, type Lead } from '#domain/quote-requests/lead.ts'
import { spamSignalText } from '#domain/quote-requests/spam-signals.ts'
import { instantAt, isoString, parseDate } from '#domain/time.ts'
import { deliverLead } from '#usecases/quote-requests/deliver-lead.ts'
import { CommandError, type Command } from './command.ts'
import { siteDependencies } from './site-dependencies.ts'
import { inColumns, linesOf, printList, stamp } from './table.ts'

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
  async run(context, input) {
    const { flags } = input
    const { leads, leadDeliveries, company } = await siteDependencies(context)
    const all = await leads.list(sinceFrom(flags['since'], company().timeZone))
    const found =
      flags['quarantined'] === true ? all.filter((lead) => leadStatus(lead) === 'quarantined') : all
    const queued = await leadDeliveries.all()
    printList(context, input, {
      text:
        found.map((lead) => leadText(lead, queued.get(lead.id))).join('\n\n') || 'No leads yet.',
      csv: linesOf(leadColumns, found),
      json: found.map((lead) => ({ ...leadJson(lead), ...deliveryJson(queued.get(lead.id)) })),
    })
  },
}

export const leadsDeliver: Command = {
  name: 'leads deliver',
  usage: '',
  help: 'Delivers waiting and failed leads to the platform at QUOTES_API_URL now.',
  async run({ config, stores, now, print }) {
    if (config.quotesApiUrl === null) throw new CommandError('QUOTES_API_URL is not set')
    const { leadDeliveries } = await stores()
    const deliverNext = deliverLead({
      leadDeliveries,
      quotePlatform: httpQuotePlatform(platformAt(config.quotesApiUrl)),
      clock: { now },
    })
    await leadDeliveries.retryAll(now())
    let delivered = 0
    const refused: string[] = []
    for (let next = await deliverNext(); next !== null; next = await deliverNext()) {
      if (next.is === 'delivered') delivered += 1
      else refused.push(`${next.leadId}: the platform ${next.reason}`)
    }
    print(`Delivered ${counted(delivered, 'lead')}.`)
    for (const line of refused) print(line)
  },
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
  if (lead.request !== null) {
    rows.push(
      ['Where', placesOf(lead)],
      ['Project', lead.request.projectDetails],
      ['Notes', lead.request.additionalNotes],
    )
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

/** The addresses of the work, each once. */
const placesOf = (lead: Lead) =>
  [...new Set(servicesOf(lead).map(({ address }) => addressLine(address)))].join('; ')

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
  serviceAddress: placesOf,
  projectDetails: ({ request }) => request?.projectDetails ?? '',
  additionalNotes: ({ request }) => request?.additionalNotes ?? '',
  quarantineReasons: (lead) => reasonsOf(lead).join('; '),
}
