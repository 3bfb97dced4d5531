import { expect, test } from 'vitest'
import { whatFollows } from './what-follows.ts'

test('change orders that go with a quote name what is open on them, if anything is', () => {
  const said = (count: number, openCents: number) =>
    whatFollows({
      openCents: 300_000,
      changeOrders: { count, openCents },
      waitingOrders: 0,
      paidCents: 0,
      request: null,
    })
  expect(said(2, 84_000)).toContain('2 change orders go with it, with $840.00 still open.')
  expect(said(1, 0)).toContain('1 change order goes with it.')
  expect(said(0, 0).join(' ')).not.toContain('change order')
})
