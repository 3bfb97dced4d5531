import { expect, test } from 'vitest'
import {
  afterCallingOff,
  followsQuote,
  isAgreedOn,
  requestAfterCallingOff,
  visitAfterCallingOff,
} from './calling-off.ts'

const at = Date.UTC(2027, 3, 14)

test('a signed quote stays accepted when it is called off, and a waiting change order is withdrawn', () => {
  expect(afterCallingOff({ status: 'accepted', calledOffAt: null }, at)).toEqual({
    status: 'accepted',
    calledOffAt: at,
  })
  expect(afterCallingOff({ status: 'sent', calledOffAt: null }, at)).toEqual({
    status: 'withdrawn',
    calledOffAt: null,
  })
})

test('only a quote that was accepted and not called off is agreed on', () => {
  expect(isAgreedOn({ status: 'accepted', calledOffAt: null })).toBe(true)
  expect(isAgreedOn({ status: 'accepted', calledOffAt: at })).toBe(false)
  expect(isAgreedOn({ status: 'sent', calledOffAt: null })).toBe(false)
})

test('a request is quoted or won by a quote, and a won one is never quoted again', () => {
  expect(followsQuote('new', 'quoted')).toBe(true)
  expect(followsQuote('quoted', 'quoted')).toBe(false)
  expect(followsQuote('lost', 'won')).toBe(true)
  expect(followsQuote('won', 'quoted')).toBe(false)
})

test('a won request stays won, is quoted again or is lost, by its other quotes', () => {
  const accepted = { status: 'accepted', calledOffAt: null } as const
  const calledOff = { status: 'accepted', calledOffAt: at } as const
  const sent = { status: 'sent', calledOffAt: null } as const
  const declined = { status: 'declined', calledOffAt: null } as const
  const others = [calledOff, declined]
  expect(requestAfterCallingOff('won', others)).toBe('lost')
  expect(requestAfterCallingOff('won', [...others, sent])).toBe('quoted')
  expect(requestAfterCallingOff('won', [...others, sent, accepted])).toBe('held-by-another')
  expect(requestAfterCallingOff('lost', [sent])).toBeNull()
})

test('a visit goes with its quote, and a start of work that may be another’s is offered', () => {
  const [own, alone] = [{ isItsDelivery: true }, { isOfItsRequestAlone: true }]
  const others = { isItsDelivery: false, isOfItsRequestAlone: false }
  expect(visitAfterCallingOff('delivery', 'delivery', { ...others, ...own })).toBe('of-quote')
  expect(visitAfterCallingOff('quote', 'estimate-visit', { ...others, ...alone })).toBe('of-quote')
  expect(visitAfterCallingOff('quote', 'work-start', others)).toBe('perhaps')
  expect(visitAfterCallingOff('quote', 'estimate-visit', others)).toBe('of-another')
  expect(visitAfterCallingOff('delivery', 'work-start', others)).toBe('of-another')
})
