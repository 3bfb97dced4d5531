import { describe, expect, test } from 'vitest'
import type { ChatAnswer, ChatBook } from './book.ts'
import { clip, matchAnswer, textMaxLength } from './match.ts'

function answer(id: string, kind: ChatAnswer['kind'], strong: string[], weak: string[] = []) {
  return { id, kind, text: [id], next: [], strong, weak }
}

const book: ChatBook = {
  answers: [
    answer('hello', 'courtesy', [], ['hello', 'hi']),
    answer('mulch', 'topic', ['mulch', 'pine straw']),
    answer('lawn', 'topic', ['lawn', 'lawn care']),
    answer('stone', 'topic', ['gravel', 'rock']),
    answer('price', 'business', ['price', 'quote'], ['how much']),
    { ...answer('hours', 'business', ['hours', 'what time'], ['open', 'when']), times: ['sunday'] },
    answer('events', 'event', ['workshop', 'seat'], ['sale']),
    { ...answer('pumpkins', 'event', []), title: 'Pumpkin Carving Workshop' },
    { ...answer('straw', 'event', []), title: 'Mulch Workshop' },
    { ...answer('lawns', 'event', []), title: 'Lawn Care Walk' },
    { ...answer('stones', 'event', []), title: 'Gravel' },
    { ...answer('bonsai', 'event', []), title: 'Bonsai!' },
    { ...answer('open-day', 'event', []), title: 'Open Day and Mulch Sale' },
    { ...answer('sunday', 'event', []), title: 'Open Sunday Tour' },
  ],
  replies: [],
  greeting: 'hello',
  menu: 'hello',
  unknown: 'hello',
}

const asks = (text: string) => matchAnswer(book, text)

describe('the answer to a text', () => {
  test('a strong word beats a weak one', () => {
    expect(asks('gravel for an open drain')).toBe('stone')
    expect(asks('How much mulch do I need?')).toBe('mulch')
  })

  test('a question about the business beats a topic', () => {
    expect(asks('price of mulch and gravel and rock')).toBe('price')
  })

  test('a greeting gives way to the question after it', () => {
    expect(asks('Hello! Are you open?')).toBe('hours')
    expect(asks('Hi')).toBe('hello')
  })

  test('the topic with more matching words wins', () => {
    expect(asks('mulch or gravel or river rock')).toBe('stone')
  })

  test('the first of two equal topics in the book wins', () => {
    expect(asks('gravel and mulch')).toBe('mulch')
  })

  test('a phrase matches only if its words are next to each other', () => {
    expect(asks('pine straw please')).toBe('mulch')
    expect(asks('a straw hat under a pine')).toBeNull()
  })
})

test.each([
  ['When is the pumpkin workshop?', 'pumpkins'],
  ['What time do we start carving pumpkins?', 'pumpkins'],
  ['price of the PUMPKIN CARVING WORKSHOP', 'pumpkins'],
  ['when is the mulch workshop', 'straw'],
  ['a workshop about mulch', 'events'],
  ['any workshops?', 'events'],
  ['seats at the workshop', 'events'],
  ['seats at the lawn walk workshop', 'lawns'],
  ['do you do lawn care', 'lawn'],
  ['the lawn walk', 'lawns'],
  ['how heavy is gravel', 'stone'],
  ['when is bonsai', 'bonsai'],
  ['is the open day free', 'open-day'],
  ['when is the mulch sale', 'open-day'],
  ['do you have mulch on sale', 'mulch'],
  ['what days are you open', 'hours'],
  ['are you open sundays', 'hours'],
])('%j, which may name an event, is answered with %s', (text, id) => {
  expect(asks(text)).toBe(id)
})

describe('a text that is not understood', () => {
  test.each(['', '   ', '?!', '🌳', 'xyzzy', 'mulhc', 'gravle', 'openly', 'rocket', 'high'])(
    '%j',
    (text) => {
      expect(asks(text)).toBeNull()
    },
  )
})

describe('very long texts', () => {
  test('are read up to a limit and no further', () => {
    expect(asks(`mulch ${'x'.repeat(1_000_000)}`)).toBe('mulch')
    expect(asks(`${'x '.repeat(textMaxLength)} mulch`)).toBeNull()
  })

  test('are never cut through a character', () => {
    const cut = clip('🌳'.repeat(textMaxLength + 5))
    expect(Array.from(cut)).toHaveLength(textMaxLength)
    expect(cut.isWellFormed()).toBe(true)
  })

  test('a broken character does no harm', () => {
    expect(asks('mulch \uD83C')).toBe('mulch')
    expect(clip('\uD83C').isWellFormed()).toBe(true)
  })
})
