import { addressLine } from '#domain/addresses/address-parts.ts'
import { formatPhone } from '#domain/fields.ts'
import { dateOf } from '#domain/time.ts'
import { purposeNames, type Customer, type CustomerAddress } from './customer.ts'

/** A customer as a CSV row for `ownColumns`; importing it makes the same customer. */
export function customerCsvRow(
  {
    name,
    company,
    emails,
    phones,
    addresses,
    createdAt,
    requests,
  }: Omit<Customer, 'id' | 'revision' | 'replyEmail'> & { readonly requests: number },
  timeZone: string,
): readonly string[] {
  const [email = '', ...otherEmails] = emails
  const [phone = '', ...otherPhones] = phones.map((each) => formatPhone(each))
  const [address, ...otherAddresses] = addresses
  return [
    name,
    company,
    email,
    otherEmails.join('; '),
    phone,
    otherPhones.join('; '),
    address?.street1 ?? '',
    address?.city ?? '',
    address?.state ?? '',
    address?.zip ?? '',
    address === undefined ? '' : purposeNames[address.purpose],
    otherAddresses.map(listed).join('\n'),
    dateOf(createdAt, timeZone),
    String(requests),
  ]
}

const listed = (address: CustomerAddress) =>
  `${addressLine(address)} (${purposeNames[address.purpose]})`
