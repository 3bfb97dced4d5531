import { expect, test } from 'vitest'
import { newQuote } from '#support/written-quotes.ts'
import { draftText, preservedDraft } from './typed-draft.ts'
import { typedFrom } from './typed-quote.ts'

test('what was typed comes back over the same revision, and nothing that this version cannot read', () => {
  const { document, recipient } = newQuote()
  const typed = typedFrom(document, recipient)
  const text = draftText(3, typed)
  expect(preservedDraft(text, 3)).toEqual(typed)
  expect(preservedDraft(text, 4)).toBeNull()
  expect(preservedDraft(null, 3)).toBeNull()
  const { stages: _, ...older } = typed
  for (const broken of ['{', JSON.stringify({ seen: 3, typed: older })]) {
    expect(preservedDraft(broken, 3)).toBeNull()
  }
})
