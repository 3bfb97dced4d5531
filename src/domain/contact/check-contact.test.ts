import { describe, expect, test } from 'vitest'
import {
  checkContact,
  checkContactField,
  contactMessage,
  emptyContact,
  type ContactDraft,
} from './check-contact.ts'

const draft: ContactDraft = {
  name: 'Ada',
  email: 'ada@yard.example',
  subject: 'Mulch',
  message: 'Ten yards.',
}

test('the shortest answers that the rules allow are accepted', () => {
  expect(checkContact(draft)).toEqual({})
})

test('an empty form has an error for every field, in order and in the exact words', () => {
  expect(Object.entries(checkContact(emptyContact))).toEqual([
    ['name', 'Name must be at least 3 characters long.'],
    ['email', 'Please enter a valid email address.'],
    ['subject', 'Subject must be at least 5 characters long.'],
    ['message', 'Message must be at least 10 characters long.'],
  ])
})

describe('spaces around an answer', () => {
  test.each([
    ['name', '  Al  '],
    ['subject', ' Lawn '],
    ['message', '\n nine char\n'],
  ] as const)('do not make a short %s long enough', (field, typed) => {
    expect(checkContactField(field, typed)).toMatch(/must be at least/)
  })

  test('do not spoil an e-mail address', () => {
    expect(checkContactField('email', ' ada@yard.example ')).toBeUndefined()
  })
})

test.each(['ada', 'ada@yard', '@yard.example', 'ada@.', 'ada yard@x.example'])(
  '%s is no e-mail address',
  (typed) => {
    expect(checkContactField('email', typed)).toBe('Please enter a valid email address.')
  },
)

test('one emoji is one character, not two', () => {
  expect(checkContactField('name', '🌳🌳')).toBe('Name must be at least 3 characters long.')
  expect(checkContactField('name', '🌳🌳🌳')).toBeUndefined()
})

describe('the e-mail that the form opens', () => {
  test('has the subject as its subject, and name, address and message in its body', () => {
    expect(contactMessage({ ...draft, name: ' Ada ' }, 'hello@evergreen.example')).toEqual({
      to: 'hello@evergreen.example',
      subject: 'Mulch',
      body: 'Name: Ada\nEmail: ada@yard.example\n\nTen yards.',
    })
  })

  test('is blank but for its receiver while nothing is typed', () => {
    expect(contactMessage(emptyContact, 'a@b.example')).toEqual({ to: 'a@b.example' })
  })

  test('leaves out what is not typed yet', () => {
    expect(contactMessage({ ...emptyContact, message: 'Hello there' }, 'a@b.example')).toEqual({
      to: 'a@b.example',
      body: 'Hello there',
    })
  })
})
