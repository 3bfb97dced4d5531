import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { storedDraft } from './use-unsaved.ts'

test('a stored draft is read however long it is', () => {
  const draft = { typed: 'a'.repeat(200_000) }
  const schema = storedDraft(z.object({ typed: z.string() }))
  expect(schema.parse(JSON.stringify(draft))).toEqual(draft)
})
