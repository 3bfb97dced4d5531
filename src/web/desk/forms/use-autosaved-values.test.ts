import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { autosavedValues } from './use-autosaved-values.ts'

test('a stored draft is read however long it is', () => {
  const draft = { typed: 'a'.repeat(200_000) }
  const schema = autosavedValues(z.object({ typed: z.string() }))
  expect(schema.parse(JSON.stringify(draft))).toEqual(draft)
})
