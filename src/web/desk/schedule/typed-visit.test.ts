import { expect, test } from 'vitest'
import { typedVisit } from './typed-visit.ts'
import { visitForm } from './visit-forms.ts'

const typed = {
  intent: 'save',
  seen: 1,
  kind: 'delivery',
  name: 'Rosa Lindqvist',
  street1: '9 Elm Ct',
  city: 'Chattanooga',
  zip: '37402',
  date: '2027-04-15',
  start: '14:00',
  end: '16:00',
}

test('a visit whose note has grown by those of its crew can be saved', () => {
  const note = 'The gate sticks.\n'.repeat(200).trim()
  expect(typedVisit(visitForm.parse({ ...typed, note }), 'GA').facts.note).toBe(note)
})

test('a visit has the typed state, or else the company’s', () => {
  const stateOf = (more: object) =>
    typedVisit(visitForm.parse({ ...typed, ...more }), 'GA').facts.address.state
  expect(stateOf({ state: 'TN' })).toBe('TN')
  expect(stateOf({ state: ' ' })).toBe('GA')
  expect(stateOf({})).toBe('GA')
})
