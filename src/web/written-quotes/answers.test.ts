import { expect, test } from 'vitest'
import { answersOf, refused } from './answers.ts'

test('an answer of a delivery that is too long is named', () => {
  const form = new FormData()
  const fields = { intent: 'choose-day', where: 'On the tarp', wires: 'no', septic: 'no' }
  for (const [name, text] of Object.entries({ ...fields, nobodyHome: 'dump', day: '2027-04-12' })) {
    form.set(name, text)
  }
  expect(answersOf(form)).toMatchObject({ is: 'choose-day', answers: { gate: '' } })
  form.set('gate', 'x'.repeat(201))
  expect(answersOf(form)).toEqual({
    is: 'no-answers',
    message: 'Gate: Please use at most 200 characters.',
  })
  form.set('where', ' ')
  expect(answersOf(form)).toMatchObject({ message: 'Say where we should dump it.' })
})

test.each(['1e300', '99999999999999999999', 'x', '-1', ''])(
  'the version "%s" is taken for none',
  (version) => {
    const form = new FormData()
    form.set('intent', 'opened')
    form.set('version', version)
    expect(answersOf(form)).toEqual({ is: 'opened', version: 0 })
  },
)

test('an acceptance without a checked box and a name marks both', () => {
  expect(Object.keys(refused('no-name').fields ?? {})).toEqual(['name'])
  expect(Object.keys(refused('nothing-signed').fields ?? {})).toEqual(['consent', 'name'])
  expect(refused('revised').fields).toBeUndefined()
})
