import { expect, test } from 'vitest'
import { accessTo, deskAccess, returnAddress } from './access.ts'

test('only the pages for signing in are open without a session', () => {
  const open = Object.keys(deskAccess).filter((pattern) => accessTo(pattern, null) === 'open')
  expect(open).toEqual([
    '/desk/sign-in',
    '/desk/join',
    '/desk/passkey-challenge',
    '/desk/confirm',
    '/desk/manifest.webmanifest',
    '/desk/sign-out',
  ])
})

test('an address that is not in the table is closed to everyone, including the owner', () => {
  expect(accessTo('/desk/forgotten', null)).toBe('sign-in-first')
  expect(accessTo('/desk/forgotten', 'owner')).toBe('forbidden')
  expect(accessTo('toString', 'owner')).toBe('forbidden')
})

const behindSignIn = Object.keys(deskAccess).filter(
  (pattern) => accessTo(pattern, null) === 'sign-in-first',
)

test('the owner may open every page', () => {
  expect(behindSignIn.filter((pattern) => accessTo(pattern, 'owner') !== 'open')).toEqual([])
})

test('staff, settings, personal data and exports of everything are closed to the office', () => {
  expect(behindSignIn.filter((pattern) => accessTo(pattern, 'office') === 'forbidden')).toEqual([
    '/desk/customers/export',
    '/desk/customers/:customerId/personal-data',
    '/desk/customers/:customerId/personal-data.json',
    '/desk/settings/recovery-codes',
    '/desk/settings/staff',
    '/desk/settings/prices',
    '/desk/settings/prices/file',
    '/desk/settings/prices/:priceId',
    '/desk/settings/templates',
    '/desk/settings/templates/:templateId',
    '/desk/settings/backup',
    '/desk/settings/backup/file',
    '/desk/settings/reminders',
    '/desk/settings/records',
    '/desk/settings/activity',
  ])
})

test('helpers open their own visits and their own settings alone', () => {
  expect(behindSignIn.filter((pattern) => accessTo(pattern, 'helper') === 'open')).toEqual([
    '/desk',
    '/desk/welcome',
    '/desk/changes',
    '/desk/my-day',
    '/desk/my-day/:visitId/photographs',
    '/desk/my-day/:visitId/photographs/:photographId/:size',
    '/desk/settings',
    '/desk/*',
  ])
})

test.each([
  ['/desk/settings/staff?page=2', '/desk/settings/staff?page=2'],
  ['/desk', '/desk'],
  [null, '/desk'],
  ['https://evil.example/desk', '/desk'],
  ['//evil.example', '/desk'],
  ['/desktop', '/desk'],
  ['/desk/\\evil.example', '/desk'],
])('after signing in %s leads to %s', (asked, address) => {
  expect(returnAddress(asked)).toBe(address)
})
