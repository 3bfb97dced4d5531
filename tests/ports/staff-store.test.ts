import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { hour } from '#domain/time.ts'
import { now } from '#support/bookings.ts'
import { invitation } from '#support/staff.ts'
import { storesOnEachDatabase, type TestStores } from '#support/stores.ts'

describe.each(storesOnEachDatabase)('staff in %s', (_, open) => {
  let stores: TestStores
  beforeEach(async () => {
    stores = await open()
  })
  afterEach(() => stores.close())

  const invited = async (at = now) =>
    (await stores.staff.openInvitations(at)).map(({ id, email, role }) => `${id} ${email} ${role}`)

  test('a newer invitation of an address ends the earlier one, and both end by themselves', async () => {
    await stores.staff.invite(invitation(), [])
    await stores.staff.invite(
      invitation({ id: 'i2', tokenHash: 'token-2', email: 'RUTH@example.com' }),
      [],
    )
    await stores.staff.invite(
      invitation({ id: 'i3', tokenHash: 'token-3', email: 'teo@example.com', role: 'helper' }),
      [],
    )
    expect((await invited()).toSorted()).toEqual([
      'i2 RUTH@example.com owner',
      'i3 teo@example.com helper',
    ])
    expect(await invited(now + hour - 1)).toHaveLength(2)
    expect(await invited(now + hour)).toEqual([])
  })

  test('a withdrawn invitation is gone, and nothing is left to withdraw', async () => {
    await stores.staff.invite(invitation(), [])
    expect(await stores.staff.withdrawInvitation(' Ruth@Example.com', null, now)).toBe(true)
    expect(await invited()).toEqual([])
    expect(await stores.staff.withdrawInvitation('ruth@example.com', null, now)).toBe(false)
  })

  test('who does not work here cannot be removed', async () => {
    expect(await stores.staff.remove('nobody', null, now)).toEqual({
      ok: false,
      error: { code: 'unknown-staff' },
    })
  })
})
