import { expect, test } from 'vitest'
import { checkOwnerStays } from './staff.ts'

test('the last owner stays, and one of two may go', () => {
  expect(checkOwnerStays({ id: 'a' }, [{ id: 'a' }])).toEqual({
    ok: false,
    error: { code: 'last-owner' },
  })
  expect(checkOwnerStays({ id: 'a' }, [{ id: 'a' }, { id: 'b' }]).ok).toBe(true)
})
