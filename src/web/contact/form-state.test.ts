import { expect, test } from 'vitest'
import { type ContactAction, contactFormAfter, newContactForm } from './form-state.ts'

const after = (...actions: readonly ContactAction[]) =>
  actions.reduce(contactFormAfter, newContactForm)

const filled = {
  name: 'Ada Field',
  email: 'ada@yard.example',
  subject: 'Pine straw',
  message: 'Twenty bales, please.',
}

test('a flag is set and cleared on every change of its field, and of no other', () => {
  const short = after({ do: 'type', field: 'name', text: 'Ad' })
  expect(short.fieldErrors).toEqual({ name: 'Name must be at least 3 characters long.' })
  const long = contactFormAfter(short, { do: 'type', field: 'name', text: 'Ada' })
  expect(long.fieldErrors).toEqual({})
})

test('trying to send an empty form flags all four fields', () => {
  expect(Object.keys(after({ do: 'refuse' }).fieldErrors)).toEqual([
    'name',
    'email',
    'subject',
    'message',
  ])
})

test('an opened message empties the form, and its text can be brought back', () => {
  const opened = after({ do: 'restore', draft: filled }, { do: 'open' })
  expect(opened.draft).toEqual(newContactForm.draft)
  expect(opened.phase).toEqual({ is: 'opened', sent: filled })
  expect(contactFormAfter(opened, { do: 'restore', draft: filled }).draft).toEqual(filled)
})

test('a blocked tab leaves the text where it was', () => {
  const blocked = after({ do: 'restore', draft: filled }, { do: 'block' })
  expect(blocked.draft).toEqual(filled)
  expect(blocked.phase).toEqual({ is: 'blocked' })
})

test('typing on removes the last callout', () => {
  const typed = after({ do: 'block' }, { do: 'type', field: 'subject', text: 'Compost' })
  expect(typed.phase).toEqual({ is: 'editing' })
})
