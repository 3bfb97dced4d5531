import { expect, test } from 'vitest'
import { pricedDelivery } from '#support/deliveries.ts'
import { markupOf } from '#support/markup.ts'
import type { DeliveryRow } from './delivery-answers.ts'
import { SeveralDeliveries } from './several-deliveries.tsx'

const rows: readonly DeliveryRow[] = [
  pricedDelivery,
  { ...pricedDelivery, id: 'lead-2', earlier: 'Q-1009', totalCents: 22_363 },
  { ...pricedDelivery, id: 'lead-3', email: '', totalCents: 31_000 },
]
const nothing = () => {}
const submission = { isBusy: false, answer: undefined, send: nothing, over: nothing }

const shown = (all: readonly DeliveryRow[]): string => {
  const dialog = <SeveralDeliveries rows={all} submission={submission} onSend={nothing} />
  return markupOf(dialog, 'desk', { colleague: { role: 'owner' } }).replaceAll(/<[^>]*>/g, ' ')
}

test('the prices in the list are those that are sent, and others say why they are left out', () => {
  const text = shown(rows)
  expect(text.match(/\$[\d.]+/g)).toEqual(['$181.90', '$181.90'])
  expect(text).toContain('Left out: they already have Q-1009.')
  expect(text).toContain('Left out: no email address on file.')
  expect(text).toContain('Email 1 price')
})

test('a row without a quantity says where to enter one, once there is a zone for the place', () => {
  const { id, name, email, earlier } = pricedDelivery
  const unknown = [{ id: 'sod', name: 'Sod', units: [{ kind: 'cubic-yard' as const }] }]
  const of = { id, name, email, earlier, unknown, is: 'incomplete' } as const
  const missing = ['No quantity is known for Sod.']
  const asked = 'No quantity is known for Sod. Open the request to enter it.'
  expect(shown([{ ...of, missing, hasNoZone: false }])).toContain(asked)
  expect(shown([{ ...of, missing, hasNoZone: true }])).not.toContain(asked)
})
