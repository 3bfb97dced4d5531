import { expect, test } from 'vitest'
import { newQuote } from '#support/written-quotes.ts'
import { typedDraft } from './typed-draft.ts'
import { typedFrom } from './typed-quote.ts'

test('a stored draft is restored, unless this version cannot read it', () => {
  const { document, recipient } = newQuote()
  const typed = typedFrom(document, recipient)
  const kept: unknown = JSON.parse(JSON.stringify({ seen: 3, typed }))
  expect(typedDraft.parse(kept)).toEqual({ seen: 3, typed })
  const { stages: _, ...older } = typed
  expect(typedDraft.safeParse({ seen: 3, typed: older }).success).toBe(false)
})
