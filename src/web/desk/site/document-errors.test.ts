import { expect, test } from 'vitest'
import { shownErrors } from './document-errors.ts'

test('an untouched draft shows no errors, and a visited field shows its own', () => {
  const errors = { title: 'Enter a title.', parts: 'Add a part.', 'seo.text': 'Too long.' }
  const typed = { title: ' ', parts: [{ heading: '' }], seo: { text: 'a long text' } }
  const said = (...visited: readonly string[]) =>
    Object.keys(shownErrors(errors, {}, { isAsked: false, typed, visited: new Set(visited) }))
  // Typed text that is wrong shows its error at once.
  expect(said()).toEqual(['seo.text'])
  expect(said('title')).toEqual(['title', 'seo.text'])
  expect(said('parts.0.heading', 'titles')).toEqual(['parts', 'seo.text'])
})

test('an attempt to publish shows first what prevents it, and then what is only doubtful', () => {
  const error = { text: 'Please use at most 600 characters.' }
  const finding = { picture: 'This picture has no description.' }
  const typed = { picture: 'uploads/a', text: 'long' }
  const shown = (errors: Readonly<Record<string, string>>, isAsked: boolean) =>
    shownErrors(errors, finding, { isAsked, typed, visited: new Set() })
  expect(shown(error, false)).toEqual({ ...finding, ...error })
  expect(shown(error, true)).toEqual(error)
  expect(shown({}, true)).toEqual(finding)
})
