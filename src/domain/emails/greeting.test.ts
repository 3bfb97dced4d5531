import { expect, test } from 'vitest'
import { greetedName } from './greeting.ts'

test.each(['Rosa', 'Mary Ann', 'Dr. O’Neil', 'Jean-Luc', 'José', '智子'])(
  '%s is greeted',
  (name) => {
    expect(greetedName(name)).toBe(name)
  },
)

test.each([
  'evil.example',
  'Win at evil.example now',
  'evil/prize',
  'you@evil.example',
  'call 900-555-0100',
  'https:evil',
  'Walk\nBcc',
  'Congratulations, you have won a prize of our garden center',
])('%j is not', (name) => {
  expect(greetedName(name)).toBe('')
})
