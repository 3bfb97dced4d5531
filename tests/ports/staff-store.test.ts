import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { hour } from '#domain/time.ts'
import { now } from '#support/bookings.ts'
import { invitation } from '#support/staff.ts'
import { worlds, type World } from '#support/worlds.ts'

describe.each(worlds)('staff in %s', (_, open) => {
  let world: World
  beforeEach(async () => {
    world = await open()
  })
  afterEach(() => world.close())

  const invited = async (at = now) =>
    (await world.staff.openInvitations(at)).map(({ id, email, role }) => `${id} ${email} ${role}`)

  test('a newer invitation of an address ends the earlier one, and both end by themselves', async () => {
    await world.staff.invite(invitation(), [])
    await world.staff.invite(
      invitation({ id: 'i2', tokenHash: 'token-2', email: 'RUTH@example.com' }),
      [],
    )
    await world.staff.invite(
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
    await world.staff.invite(invitation(), [])
    expect(await world.staff.withdrawInvitation(' Ruth@Example.com', null, now)).toBe(true)
    expect(await invited()).toEqual([])
    expect(await world.staff.withdrawInvitation('ruth@example.com', null, now)).toBe(false)
  })

  test('who does not work here cannot be removed', async () => {
    expect(await world.staff.remove('nobody', null, now)).toEqual({
      ok: false,
      error: { code: 'unknown-staff' },
    })
  })
})
