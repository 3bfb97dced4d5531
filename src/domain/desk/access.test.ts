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

test('staff and activity are only for the owner', () => {
  for (const pattern of ['/desk/settings/staff', '/desk/settings/activity']) {
    expect(accessTo(pattern, 'owner')).toBe('open')
    expect(accessTo(pattern, 'office')).toBe('forbidden')
    expect(accessTo(pattern, 'helper')).toBe('forbidden')
  }
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
