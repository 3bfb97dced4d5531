import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NoStep } from './change-steps.tsx'

test.each([
  [true, 'Your answer changes to No, and your seats go to other guests.'],
  [false, 'Your answer changes to No. We keep this note'],
])('a No after an answer that holds seats (%s) says: %s', (holdsSeats, text) => {
  const rest = { mayHavePaid: false, isSending: false, onSubmit() {}, onReconsider() {} }
  expect(renderToStaticMarkup(<NoStep holdsSeats={holdsSeats} {...rest} />)).toContain(text)
})
