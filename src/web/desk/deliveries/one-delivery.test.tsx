import { expect, test } from 'vitest'
import { pricedDelivery } from '#support/deliveries.ts'
import { markupOf } from '#support/markup.ts'
import type { DeliveryRow } from './delivery-answers.ts'
import { OneDelivery } from './one-delivery.tsx'

const nothing = () => {}

/** The dialog's content as markup, for an owner. */
function shown(row: DeliveryRow, isChanged = false): string {
  const dialog = (
    <OneDelivery
      row={row}
      submission={{ isBusy: false, answer: undefined, send: nothing, over: nothing }}
      onSend={nothing}
      isChanged={isChanged}
      isLooking={false}
      onTyped={nothing}
      onEntered={nothing}
    />
  )
  return markupOf(dialog, 'desk', { colleague: { role: 'owner' } })
}

/** The buttons that send the price, as markup. */
const sending = (isChanged: boolean): readonly string[] =>
  shown(pricedDelivery, isChanged).match(/<button[^>]*>(?:Email it|Make a link)/g) ?? []

test('a price waits for quantities that were typed and are not priced yet', () => {
  const [ready, waiting] = [sending(false), sending(true)]
  expect([ready.length, waiting.length]).toEqual([2, 2])
  expect(ready.filter((button) => button.includes('aria-disabled="true"'))).toEqual([])
  expect(waiting.filter((button) => button.includes('aria-disabled="true"'))).toEqual(waiting)
})

test('quantities are asked for once there is a zone for the place', () => {
  const { id, name, email, earlier, unknown } = pricedDelivery
  const of = { id, name, email, earlier, unknown, is: 'incomplete' } as const
  const asked = 'Price these quantities'
  const inNoZone = shown({ ...of, missing: ['No delivery zone.'], hasNoZone: true })
  expect(inNoZone).not.toContain(asked)
  expect(inNoZone).toContain('href="/desk/settings/prices#zones"')
  expect(shown({ ...of, missing: ['No quantity.'], hasNoZone: false })).toContain(asked)
})
