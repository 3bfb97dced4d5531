import { expect, test } from 'vitest'
import { matchAnswer } from '#domain/chat/match.ts'
import { defaultRecordPeriods } from '#domain/settings/record-periods.ts'
import { originalContent } from './content.ts'

const chatBook = originalContent(defaultRecordPeriods).chat('2026-06-01')

test.each([
  ['any workshops for kids?', 'events'],
  ['cancel my booking', 'booking'],
  ['any workshops this weekend', 'events'],
  ['status of my booking', 'booking'],
  ['is my event refundable', 'booking'],
  ['how do I change my answer', 'booking'],
  ['how do I pay for an event', 'events'],
  ['can I bring my kids to the workshop', 'events'],
  ['do you serve alcohol at events', 'events'],
  ['receipt for my event', 'booking'],
  ['where is my ticket', 'booking'],
  ["I can't make it anymore", 'booking'],
  ["I didn't get the code", 'booking'],
  ['can I get a refund for the class', 'booking'],
  ['are your events free', 'events'],
  ['how much are the workshops', 'events'],
  ['how much does a class cost', 'events'],
  ['is there an entrance fee', 'events'],
  ['what is next', 'events'],
  ['when is the next event', 'events'],
  ['how do I register', 'events'],
  ['sign up', 'events'],
])('%j is answered with %s', (text, id) => {
  expect(matchAnswer(chatBook, text)).toBe(id)
})
