import { expect, test } from 'vitest'
import { gazetteerAddressBook } from '#adapters/addresses/gazetteer.ts'
import { company } from '#content/company.ts'
import { addressesAnswer } from '#contract/addresses.ts'
import type { CharacterRule } from '#domain/fields.ts'
import type { AddressBook } from '#ports/address-book.ts'
import { suggestAddresses } from '#usecases/suggest-addresses.ts'
import { addressRoutes } from './addresses.ts'
import { Problem, problemAnswer } from './problems.ts'

const usBook = gazetteerAddressBook(() => company.position)

/** The router as the site mounts it: refusals are answered in one place. */
function site(rule: CharacterRule = 'strict', book: AddressBook = usBook) {
  return addressRoutes(suggestAddresses(book, rule)).onError((error, context) => {
    if (error instanceof Problem) return problemAnswer(context.req.path, error)
    throw error
  })
}
const ask = (q: string, rule?: CharacterRule, book?: AddressBook) =>
  site(rule, book).request(`/api/addresses?${new URLSearchParams({ q })}`)

test('a street and the beginning of a city give whole addresses', async () => {
  const answer = await ask('2450 Nursery Ln, cumm')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('Cache-Control')).toBe('private, max-age=300')
  const { suggestions } = addressesAnswer.parse(await answer.json())
  expect(suggestions).toHaveLength(6)
  expect(suggestions[0]).toEqual({
    label: '2450 Nursery Ln, Cumming, GA 30040',
    street1: '2450 Nursery Ln',
    city: 'Cumming',
    state: 'GA',
    zip: '30040',
  })
})

test('filled parts follow the rule in force, while the suggested line keeps its accents', async () => {
  const line = "12 St. Mary's Rd, 83814"
  const strict = addressesAnswer.parse(await (await ask(line)).json())
  expect(strict.suggestions).toEqual([
    {
      label: "12 St. Mary's Rd, Coeur d'Alene, ID 83814",
      street1: '12 St Marys Rd',
      city: 'Coeur d Alene',
      state: 'ID',
      zip: '83814',
    },
  ])
  const relaxed = addressesAnswer.parse(await (await ask(line, 'relaxed')).json())
  expect(relaxed.suggestions[0]).toMatchObject({
    street1: "12 St. Mary's Rd",
    city: "Coeur d'Alene",
  })
})

test.each([
  ['no text at all', '/api/addresses'],
  ['two characters', '/api/addresses?q=12'],
  ['only spaces', '/api/addresses?q=%20%20%20%20'],
  ['more than 120 characters', `/api/addresses?q=${'a'.repeat(121)}`],
])('%s is refused with a sentence and a code', async (_, path) => {
  const answer = await site().request(path)
  expect(answer.status).toBe(400)
  expect(await answer.json()).toEqual({
    error: 'The request could not be read.',
    code: 'bad-parameter',
    fields: { q: 'Please type between 3 and 120 characters of the address.' },
  })
})

test('an address that the form would refuse is left out', async () => {
  const book: AddressBook = {
    prepare: async () => {},
    positionOf: async () => null,
    suggest: () =>
      Promise.resolve([
        { label: 'no town', street1: '1 Oak St', city: '42', state: 'GA', zip: '30040' },
        { label: 'sound', street1: '1 Oak St', city: 'Cumming', state: 'GA', zip: '30040' },
      ]),
  }
  const { suggestions } = addressesAnswer.parse(
    await (await ask('1 Oak St', 'strict', book)).json(),
  )
  expect(suggestions.map(({ label }) => label)).toEqual(['sound'])
})
