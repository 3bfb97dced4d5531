import type { Company } from '#content/company.ts'
import { addressLine } from '#domain/addresses/address-parts.ts'
import { formatPhone } from '#domain/fields.ts'
import type { PlaceholderValues } from '#domain/requests/reply-template.ts'
import type { DeskResult } from '#usecases/desk/desk.ts'

type Lead = NonNullable<DeskResult<'requests', 'findRequest'>>['lead']

export function placeholderValues(
  { contact, address, request }: Lead,
  colleague: string,
  company: Pick<Company, 'shortName' | 'phone'>,
): PlaceholderValues {
  const services = (request?.services ?? []).map(({ name }) => name.toLowerCase())
  return {
    'first name': contact.firstName,
    'last name': contact.lastName,
    services: services.join(', ') || 'your request',
    phone: formatPhone(contact.phone),
    address: address.street1 === '' && address.city === '' ? '' : addressLine(address),
    colleague,
    company: company.shortName,
    'company phone': company.phone.display,
  }
}
