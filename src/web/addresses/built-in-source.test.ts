import { expect, test, vi } from 'vitest'
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
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return Response.json(answer)
  })
  const [first] = await builtInSource().suggest('12 Oak St, #4 & coeur', signal)
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
  vi.stubGlobal('fetch', async () => Response.json({}, { status: 503 }))
  expect(await builtInSource().suggest('12 Oak St', signal)).toEqual([])
})
