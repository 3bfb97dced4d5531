import { expect, test } from 'vitest'
import { deliverySettings } from './delivery-settings.ts'

test('the defaults are valid, and the end of deliveries is after their start', () => {
  const { schema, initial } = deliverySettings
  expect(schema.safeParse(initial).success).toBe(true)
  expect(schema.safeParse({ ...initial, from: '17:00', to: '08:00' }).success).toBe(false)
})
