import { expect, test } from 'vitest'
import { errorsSoFar } from './document-errors.ts'

test('an untouched draft shows no errors, and a visited field shows its own', () => {
  const errors = { title: 'Enter a title.', parts: 'Add a part.', 'seo.text': 'Too long.' }
  const typed = { title: ' ', parts: [{ heading: '' }], seo: { text: 'a long text' } }
  const said = (...visited: readonly string[]) =>
    Object.keys(errorsSoFar(errors, typed, new Set(visited)))
  // Typed text that is wrong shows its error at once.
  expect(said()).toEqual(['seo.text'])
  expect(said('title')).toEqual(['title', 'seo.text'])
  expect(said('parts.0.heading', 'titles')).toEqual(['parts', 'seo.text'])
})
