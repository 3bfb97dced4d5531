import { expect, test } from 'vitest'
import { activityText } from './activity-text.ts'

test('a delivery is scheduled by the customer who picks its day, and a visit by a colleague', () => {
  const entry = { id: '1', at: 0, kind: 'visit-set', about: 'Ann Lee', data: { on: '2026-12-09' } }
  expect(activityText({ ...entry, by: null })).toEqual({
    who: 'A customer',
    what: 'picked Dec 9, 2026 for the delivery to Ann Lee',
  })
  expect(activityText({ ...entry, by: 'June Park' })).toEqual({
    who: 'June Park',
    what: 'scheduled a visit to Ann Lee for Dec 9, 2026',
  })
})

test('a payment names its payer, unless it was removed', () => {
  const entry = {
    id: '1',
    at: 0,
    kind: 'payment-recorded',
    data: { cents: 12_500 },
    by: 'June Park',
  }
  const what = (about: string | null) => activityText({ ...entry, about }).what
  expect(what('Ann Lee')).toBe('recorded a payment of $125.00 from Ann Lee')
  expect(what(null)).toBe('recorded a payment of $125.00')
  const given = (kind: string) => activityText({ ...entry, kind, about: 'Ann Lee' }).what
  expect(given('refund-asked')).toBe('refunded $125.00 to the card of Ann Lee')
  const toBank = { ...entry, kind: 'refund-asked', data: { cents: 12_500, method: 'bank' } }
  expect(activityText({ ...toBank, about: 'Ann Lee' }).what).toBe(
    'refunded $125.00 to the bank account of Ann Lee',
  )
  expect(given('refund-recorded')).toBe('gave $125.00 back to Ann Lee by hand')
})

test('what the payment provider reports of a payment names its amount, also in another currency', () => {
  const said = (kind: string, currency: string, about: string | null) => {
    const data = { cents: 36_000, currency }
    const { who, what } = activityText({ id: '1', at: 0, kind, about, data, by: null })
    return `${who} ${what}`
  }
  expect(said('payment-unmatched', 'usd', 'Ann Lee')).toBe(
    'A customer made an unmatched payment of $360.00: Ann Lee',
  )
  expect(said('payment-unmatched', 'eur', null)).toBe(
    'A customer made an unmatched payment of 360.00 EUR',
  )
  expect(said('payment-disputed', 'usd', 'Ann Lee')).toBe(
    'The bank reported on the dispute over $360.00: Ann Lee',
  )
  expect(said('refund-failed', 'usd', 'Ann Lee')).toBe(
    'The payment provider did not make the refund of $360.00 to Ann Lee',
  )
})

test('a deleted visit does not mean that the customer’s data was deleted', () => {
  const entry = { id: '1', at: 0, about: null, data: { on: '2026-12-09' }, by: 'June Park' }
  const what = (kind: string) => activityText({ ...entry, kind }).what
  expect(what('visit-set')).toBe('scheduled a since-deleted visit for Dec 9, 2026')
  expect(what('visit-taken-back')).toBe('undid a change to a since-deleted visit')
  expect(what('quote-written')).toBe('began a since-deleted quote')
  expect(what('call-logged')).toBe('called someone whose data was deleted')
})

test('a quote that was begun before its customer was named says so', () => {
  const entry = { id: '1', at: 0, kind: 'quote-written', about: '', data: {}, by: 'June Park' }
  expect(activityText(entry).what).toBe('began a quote for someone without a name')
})

test('a merge names both customers, unless their data was deleted', () => {
  const entry = { id: '1', at: 0, kind: 'customers-merged', data: {}, by: 'June Park' }
  const what = (merged: string | undefined) =>
    activityText({ ...entry, about: 'Ann Lee', merged }).what
  expect(what('A. Lee')).toBe('merged A. Lee into Ann Lee')
  expect(what(undefined)).toBe('merged another customer into Ann Lee')
})

test('an invitation by the command line is from whoever runs the server', () => {
  const entry = { id: '1', at: 0, kind: 'staff-invited', about: 'ruth@example.com' }
  const { who, what } = activityText({ ...entry, data: { role: 'owner' }, by: null })
  expect(`${who} ${what}`).toBe('Whoever runs the server invited ruth@example.com (Owner)')
})

test.each(['note-added', 'photographs-added', 'status-changed', 'visit-replaced'])(
  'a customer who causes “%s” is not taken for the command line',
  (kind) => {
    const data = { note: 'n1', count: 2, from: 'quoted', to: 'won' }
    expect(activityText({ id: '1', at: 0, kind, about: 'Ann Lee', data, by: null }).who).toBe(
      'A customer',
    )
  },
)

test('a price, a picture and a redirect are named, unless the activity is from before they were', () => {
  const what = (kind: string, data: object) =>
    activityText({ id: '1', at: 0, kind, about: null, data: { ...data }, by: 'June Park' }).what
  expect(what('price-saved', { name: 'Mulch' })).toBe(
    'changed the price of Mulch on the price list',
  )
  expect(what('price-saved', {})).toBe('changed a price on the price list')
  expect(what('picture-removed', { name: 'Boxwood' })).toBe('removed the picture Boxwood')
  expect(what('redirect-removed', { from: '/old' })).toBe('removed the redirect from /old')
})

test('a document of the site is named by its title, or by its address if it is no longer there', () => {
  const entry = { id: '1', at: 0, kind: 'content-published', by: 'June Park' }
  const what = (about: string, slug: string) =>
    activityText(
      { ...entry, about, data: { slug } },
      new Map([['page warranty', 'Plant Warranty']]),
    ).what
  expect(what('page', 'warranty')).toBe('published a page of your own (Plant Warranty)')
  expect(what('page', 'gone')).toBe('published a page of your own (gone)')
  expect(what('banner', 'site')).toBe('published the banner')
  // Also what hides a product or shows it again.
  expect(what('product-order', 'site')).toBe('published the list of products')
})

test('large numbers are written as elsewhere, and one is not several', () => {
  const what = (kind: string, data: Readonly<Record<string, number>>) =>
    activityText({ id: '1', at: 0, kind, about: null, data, by: 'June Park' }).what
  expect(what('customers-imported', { new: 4990, joined: 0 })).toBe(
    'imported customers: 4,990 new, 0 joined',
  )
  expect(what('customers-exported', { customers: 1 })).toBe('exported 1 customer')
  expect(what('requests-exported', { requests: 1200 })).toBe('exported 1,200 requests')
  expect(what('redirects-added', { count: 1 })).toBe('redirected 1 old address')
})

test('a corrected email about a quote, visit or booking is not said to be of deleted data', () => {
  const entry = { id: '1', at: 0, kind: 'email-address-corrected', data: {}, by: 'June Park' }
  const what = (about: string | null) => activityText({ ...entry, about }).what
  expect(what(null)).toBe('corrected an email address')
  expect(what('Ann Lee')).toBe('corrected the email address of Ann Lee')
})
