import { fullName, type Lead } from '#domain/quote-requests/lead.ts'
import { isSameAddress, type CustomerAddress, type CustomerContact } from './customer.ts'

/** The contact of a lead, with its mail and work addresses. */
export function contactOfLead({ contact, address, request }: Lead): CustomerContact {
  const sites = (request?.services ?? []).map((service) => service.address)
  // The address of the work is unknown until the request is complete.
  const isSite =
    request !== null && (sites.length === 0 || sites.some((site) => isSameAddress(site, address)))
  const others = sites.filter(
    (site, index) =>
      !isSameAddress(site, address) &&
      sites.findIndex((earlier) => isSameAddress(earlier, site)) === index,
  )
  return {
    name: fullName(contact),
    email: contact.email,
    phone: contact.phone,
    addresses: [
      placeOf(address, isSite ? 'both' : 'mailing'),
      ...others.map((site) => placeOf(site, 'service')),
    ],
  }
}

function placeOf(
  { street1, city, state, zip }: Omit<CustomerAddress, 'purpose'>,
  purpose: CustomerAddress['purpose'],
): CustomerAddress {
  return { street1, city, state, zip, purpose }
}
