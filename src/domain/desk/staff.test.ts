import { expect, test } from 'vitest'
import { err } from '#domain/result.ts'
import { invitationIsOpen } from './invitation.ts'
import { roleAfterJoining } from './roles.ts'
import { canTakeOver, checkOwnerStays, staffChoices } from './staff.ts'

test('an invitation adds rights and never takes any away', () => {
  expect(roleAfterJoining(null, 'helper')).toBe('helper')
  expect(roleAfterJoining('helper', 'owner')).toBe('owner')
  expect(roleAfterJoining('owner', 'office')).toBe('owner')
})

test('an invitation is open until it is used or over', () => {
  expect(invitationIsOpen({ expiresAt: 10, endedAt: null }, 9)).toBe(true)
  expect(invitationIsOpen({ expiresAt: 10, endedAt: null }, 10)).toBe(false)
  expect(invitationIsOpen({ expiresAt: 10, endedAt: 5 }, 6)).toBe(false)
})

test('the last owner stays, and one of two may go', () => {
  expect(checkOwnerStays({ id: 'a' }, [{ id: 'a' }])).toEqual(err({ code: 'last-owner' }))
  expect(checkOwnerStays({ id: 'a' }, [{ id: 'a' }, { id: 'b' }]).ok).toBe(true)
})

test('visits go to any other colleague, open requests to one who works on them', () => {
  const helper = { id: 'teo', role: 'helper' } as const
  expect(canTakeOver(helper, { id: 'max', openRequests: 0 })).toBe(true)
  expect(canTakeOver(helper, { id: 'max', openRequests: 1 })).toBe(false)
  expect(canTakeOver({ id: 'june', role: 'office' }, { id: 'max', openRequests: 1 })).toBe(true)
  expect(canTakeOver(helper, { id: 'teo', openRequests: 0 })).toBe(false)
})

test('colleagues of the same name are told apart by their email addresses', () => {
  const staff = [
    { id: 'a', name: 'Teo Reyes', email: 'teo@example.com' },
    { id: 'b', name: 'teo reyes', email: 'reyes@example.com' },
    { id: 'c', name: 'June Okafor', email: 'june@example.com' },
  ]
  expect(staffChoices(staff).map(({ name }) => name)).toEqual([
    'Teo Reyes, teo@example.com',
    'teo reyes, reyes@example.com',
    'June Okafor',
  ])
})
