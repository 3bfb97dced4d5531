import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { OneDelivery, type Ready } from './one-delivery.tsx'

const priced: Ready = {
  id: 'lead-1',
  name: 'Rosa Lindqvist',
  email: 'rosa@example.com',
  phone: '',
  earlier: null,
  unknown: [{ id: 'mulch', name: 'Pine Mulch', units: [{ kind: 'cubic-yard' }] }],
  is: 'priced',
  title: 'Delivery of Pine Mulch',
  goods: 'Pine Mulch, 2 cubic yards',
  seen: 'seen',
  totalCents: 18_190,
  figures: [],
}
const nothing = () => {}

/** The buttons that send the price, as markup. */
function sending(isChanged: boolean): readonly string[] {
  const page = renderToStaticMarkup(
    <OneDelivery
      row={priced}
      submission={{ isBusy: false, answer: undefined, send: nothing, over: nothing }}
      onSend={nothing}
      isChanged={isChanged}
      isLooking={false}
      onTyped={nothing}
      onEntered={nothing}
    />,
  )
  return page.match(/<button[^>]*>(?:Email it|Make a link)/g) ?? []
}

test('a price waits for quantities that were typed and are not priced yet', () => {
  const [ready, waiting] = [sending(false), sending(true)]
  expect([ready.length, waiting.length]).toEqual([2, 2])
  expect(ready.filter((button) => button.includes('aria-disabled="true"'))).toEqual([])
  expect(waiting.filter((button) => button.includes('aria-disabled="true"'))).toEqual(waiting)
})
