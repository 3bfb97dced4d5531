import { expect, test } from 'vitest'
import { meaningOf } from './customer-columns.ts'

const part = (name: string, purpose: string, group: string) => ({
  is: 'address',
  part: name,
  purpose,
  group,
})

test.each([
  // Jobber, and QuickBooks Online
  ['Billing Street 1', part('street1', 'mailing', 'bill')],
  ['Billing Zip code', part('zip', 'mailing', 'bill')],
  ['Billing address', part('whole', 'mailing', 'bill')],
  ['Shipping City', part('city', 'service', 'ship')],
  ['Service Street 2', part('street2', 'service', 'serv')],
  ['Property address', part('whole', 'service', 'prop')],
  // Housecall Pro
  ['Mobile Number', { is: 'phones' }],
  ['Work Number', { is: 'phones' }],
  ['Additional Email', { is: 'emails' }],
  ['Address_1 Street Line 1', part('street1', 'both', 'address 1')],
  ['Address_1 Postal Code', part('zip', 'both', 'address 1')],
  // Outlook
  ['E-mail 2 Address', { is: 'emails' }],
  ['Company Main Phone', { is: 'phones' }],
  ['Business Postal Code', part('zip', 'both', 'busi')],
  // Lists made by hand
  ['Customer phone', { is: 'phones' }],
  ['Contact email', { is: 'emails' }],
  ['Phone (mobile)', { is: 'phones' }],
  ['Address Street', part('street1', 'both', 'address')],
  ['Address line 2', part('street2', 'both', 'address')],
  ['Customer notes', { is: 'note' }],
  ['Email opt-in', { is: 'ignored' }],
  ['Phone type', { is: 'ignored' }],
  ['Home fax', { is: 'ignored' }],
])('%s is read', (title, meaning) => {
  expect(meaningOf(title)).toEqual(meaning)
})
