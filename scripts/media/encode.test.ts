import { describe, expect, test } from 'vitest'
import { around } from './encode.ts'

describe('the crop of a master', () => {
  test('keeps the whole height and centres on the focal point', () => {
    expect(around([0.6, 0.5], 2000, 1000, 1)).toEqual({
      left: 700,
      top: 0,
      width: 1000,
      height: 1000,
    })
  })

  test('stops at the edge when the focal point is near it', () => {
    expect(around([0.98, 0.5], 2000, 1000, 1)).toEqual({
      left: 1000,
      top: 0,
      width: 1000,
      height: 1000,
    })
    expect(around([0.5, 0.02], 1000, 2000, 1)).toEqual({
      left: 0,
      top: 0,
      width: 1000,
      height: 1000,
    })
  })

  test('takes the whole master when the aspect is its own', () => {
    expect(around([0.1, 0.9], 960, 720, 4 / 3)).toEqual({
      left: 0,
      top: 0,
      width: 960,
      height: 720,
    })
  })
})
