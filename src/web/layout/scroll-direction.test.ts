import { describe, expect, test } from 'vitest'
import { topReducer, topAtStart, type TopState } from './scroll-direction.ts'

/** The state of the page's top after scrolling through these positions. */
const after = (positions: readonly number[], from: TopState = topAtStart) =>
  positions.reduce((state, to) => topReducer(state, { is: 'scrolled', to, held: false }), from)

describe('the strip and the header', () => {
  test('show at the top of the page', () => {
    expect(topAtStart.is).toBe('shown')
  })

  test('stay for the first 100 pixels and hide after them', () => {
    expect(after([40, 80, 100]).is).toBe('shown')
    expect(after([40, 80, 101]).is).toBe('hidden')
    expect(after([100, 101]).is).toBe('hidden')
  })

  test('come back on the way up, wherever that is', () => {
    expect(after([900, 2400, 2380]).is).toBe('shown')
  })

  test('hide again when the visitor turns round', () => {
    expect(after([900, 2400, 2380, 2400]).is).toBe('hidden')
  })

  test('do not flicker under a trembling finger', () => {
    expect(after([900, 897, 900, 898, 901]).is).toBe('hidden')
    expect(after([900, 880, 883, 881, 884]).is).toBe('shown')
  })

  test('follow a slow scroll, however small its steps', () => {
    expect(after([900, 898, 896, 894]).is).toBe('shown')
  })

  test('show when the page bounces past its own top', () => {
    expect(after([900, 400, -60]).is).toBe('shown')
    expect(after([900, 400, -60, 0, 50]).is).toBe('shown')
  })

  test('never hide while focus, a menu or a dialog is inside', () => {
    const held = topReducer(after([300]), { is: 'scrolled', to: 900, held: true })
    expect(held.is).toBe('shown')
    expect(topReducer(held, { is: 'scrolled', to: 1400, held: true }).is).toBe('shown')
    expect(topReducer(held, { is: 'scrolled', to: 1400, held: false }).is).toBe('hidden')
  })

  test('show as soon as the focus comes in by keyboard', () => {
    expect(topReducer(after([900]), { is: 'entered' }).is).toBe('shown')
  })
})
