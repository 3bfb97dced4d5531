import { expect, test } from 'vitest'
import { err, ok } from '#domain/result.ts'
import { builtInSource } from './built-in-source.ts'

const answer = {
  suggestions: [
    {
      label: "12 Oak St, Coeur d'Alene, ID 83814",
      street1: '12 Oak St',
      city: 'Coeur d Alene',
      state: 'ID',
      zip: '83814',
    },
  ],
}
const { signal } = new AbortController()

test('asks our own server and fills what it gave', async () => {
  const asked: string[] = []
  const source = builtInSource((path) => {
    asked.push(path)
    return Promise.resolve(ok(answer))
  })
  const [first] = await source.suggest('12 Oak St, #4 & coeur', signal)
  expect(asked).toEqual(['/api/addresses?q=12+Oak+St%2C+%234+%26+coeur'])
  expect(first?.label).toBe("12 Oak St, Coeur d'Alene, ID 83814")
  if (first === undefined) return
  expect(await first.choose()).toEqual({
    street1: '12 Oak St',
    city: 'Coeur d Alene',
    state: 'ID',
    zip: '83814',
  })
})

test('suggests nothing when the server refuses or cannot be reached', async () => {
  const error = { message: null, code: null, fields: {} }
  const source = builtInSource(() => Promise.resolve(err(error)))
  expect(await source.suggest('12 Oak St', signal)).toEqual([])
})
