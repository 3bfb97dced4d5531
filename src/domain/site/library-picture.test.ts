import { expect, test } from 'vitest'
import { hour } from '#domain/time.ts'
import { isUnderWay } from './library-picture.ts'

test('an abandoned upload is not under way forever, and a picture that is being made is', () => {
  const begun = { fileId: 'f', addedAt: 0, made: 0, toMake: 0, refusal: null } as const
  expect(isUnderWay({ ...begun, state: 'uploading' }, hour - 1)).toBe(true)
  expect(isUnderWay({ ...begun, state: 'uploading' }, hour)).toBe(false)
  expect(isUnderWay({ ...begun, state: 'received' }, hour)).toBe(true)
  expect(isUnderWay({ ...begun, state: 'refused' }, 1)).toBe(false)
})
