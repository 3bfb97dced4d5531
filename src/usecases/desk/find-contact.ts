import type { AddressParts } from '#domain/addresses/address-parts.ts'
import { replyAddress, workAddress } from '#domain/customers/customer.ts'
import type { RequestEstimate } from '#domain/materials/request-estimate.ts'
import { fullName } from '#domain/quote-requests/lead.ts'
import type { Dependencies } from '#usecases/dependencies.ts'

/** The subject of a new visit or quote. */
export type ContactSubject =
  | { readonly is: 'request' | 'customer'; readonly id: string }
  | { readonly is: 'nobody-known' }

/** Known facts of a contact; unknown ones are empty. */
export interface KnownContact {
  readonly requestId: string | null
  readonly customerId: string | null
  readonly name: string
  readonly company: string
  readonly phone: string
  readonly email: string
  /** Address of the work; in the company's own state if none is known. */
  readonly address: AddressParts
  /** The services that were asked for. */
  readonly about: string
  readonly estimates: readonly RequestEstimate[]
}

/** Finds the contact with which a visit or a quote starts; null if it was deleted. */
export function findContact({ requests, customers, company: own }: Dependencies) {
  return async (subject: ContactSubject): Promise<KnownContact | null> => {
    const nobody = {
      requestId: null,
      customerId: null,
      name: '',
      company: '',
      phone: '',
      email: '',
      address: { street1: '', city: '', state: own().address.state, zip: '' },
      about: '',
      estimates: [],
    }
    switch (subject.is) {
      case 'nobody-known':
        return nobody
      case 'request': {
        const found = await requests.find(subject.id)
        if (found === null) return null
        const { contact, address, request } = found.lead
        const services = request?.services ?? []
        return {
          ...nobody,
          requestId: subject.id,
          customerId: found.customerId,
          name: fullName(contact),
          phone: contact.phone,
          email: found.replyTo,
          address: partsOf(services[0]?.address ?? address),
          about: services.map(({ name }) => name).join(', '),
          estimates: request?.estimates ?? [],
        }
      }
      case 'customer': {
        const found = await customers.find(subject.id)
        if (found === null) return null
        const { name, company, phones, addresses } = found.customer
        const [phone = ''] = phones
        const place = workAddress(addresses)
        return {
          ...nobody,
          customerId: subject.id,
          name,
          company,
          phone,
          email: replyAddress('', found.customer),
          address: place === undefined ? nobody.address : partsOf(place),
        }
      }
    }
  }
}

const partsOf = ({ street1, city, state, zip }: AddressParts): AddressParts => ({
  street1,
  city,
  state,
  zip,
})
