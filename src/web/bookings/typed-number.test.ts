import { expect, test } from 'vitest'
import { countText, nationalDigits } from './typed-number.ts'

test('a phone number may be typed or pasted as people write it', () => {
  expect(nationalDigits('770')).toBe('770')
  expect(nationalDigits('(770) 555-0142')).toBe('7705550142')
  expect(nationalDigits('+1 770 555 0142')).toBe('7705550142')
  expect(nationalDigits('770 555 0142 ext 9')).toBe('7705550142')
})

test('a fraction of people is not taken for more of them', () => {
  expect(countText('3.5')).toBe('3.5')
  expect(countText('2 adults')).toBe('2')
})
