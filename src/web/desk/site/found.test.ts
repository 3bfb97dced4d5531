import { expect, test } from 'vitest'
import { errorsSoFar } from './found.ts'

test('a draft that nobody has typed in says nothing, and then of each field once somebody was in it', () => {
  const errors = { title: 'Enter a title.', parts: 'Add a part.', 'seo.text': 'Too long.' }
  const typed = { title: ' ', parts: [{ heading: '' }], seo: { text: 'a long text' } }
  const said = (...visited: readonly string[]) =>
    Object.keys(errorsSoFar(errors, typed, new Set(visited)))
  // What was typed before, and is wrong, is said at once.
  expect(said()).toEqual(['seo.text'])
  expect(said('title')).toEqual(['title', 'seo.text'])
  expect(said('parts.0.heading', 'titles')).toEqual(['parts', 'seo.text'])
})
