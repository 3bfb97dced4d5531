import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { company } from '#content/company.ts'
import { gazetteerAddressBook } from './gazetteer.ts'
import { gazetteerText, placesOf } from './gazetteer-file.ts'

const book = gazetteerAddressBook(() => company.position)
const zips = async (text: string) => (await book.suggest(text, 6)).map(({ zip }) => zip)

test("the company's own address is found from its street and town", async () => {
  const [first] = await book.suggest('2450 nursery lane cumming', 6)
  expect(first).toEqual({
    street1: '2450 Nursery Lane',
    city: 'Cumming',
    state: 'GA',
    zip: '30040',
    label: '2450 Nursery Lane, Cumming, GA 30040',
  })
})

test('towns that residents name beside the post office are known', async () => {
  expect(await zips('10 Oak St, Johns Creek')).toEqual(['30097', '30022'])
  expect(await zips('10 Oak St, Milton GA')).toContain('30004')
})

test.each([
  ['5 Lincoln Ave, 83814', "Coeur d'Alene", 'ID'],
  ['1 Beacon St, 02108', 'Boston', 'MA'],
  ['9 Calle Sol, 00901', 'San Juan', 'PR'],
  ['1 Main St, 30252', 'McDonough', 'GA'],
  ['Box 12, 96367', 'APO', 'AP'],
])('%s lies in %s, %s', async (text, city, state) => {
  expect(await book.suggest(text, 6)).toMatchObject([{ city, state }])
})

test('once loaded it reads nothing more, and answers the widest query in 20 ms', async () => {
  const packed = await readFile(path.join(import.meta.dirname, 'us-zip-codes.br'))
  let reads = 0
  const prepared = gazetteerAddressBook(
    () => company.position,
    async () => {
      reads += 1
      return packed
    },
  )
  await prepared.prepare()
  expect(reads).toBe(1)
  for (const widest of ['100 Main St', '100 Main St, S', '1 Oak Lane 300']) {
    const times: number[] = []
    // The fastest of several, since the machine may be busy with other tests.
    for (let tries = 0; tries < 10; tries += 1) {
      const asked = performance.now()
      expect((await prepared.suggest(widest, 6)).length).toBeGreaterThan(0)
      times.push(performance.now() - asked)
    }
    expect(Math.min(...times)).toBeLessThan(20)
  }
  expect(reads).toBe(1)
})

test('the nearest come first, also once the company has moved, and a ZIP code has a position', async () => {
  let position = company.position
  const moving = gazetteerAddressBook(() => position)
  const first = async () => (await moving.suggest('12 Oak Street', 1))[0]?.state
  expect(await first()).toBe('GA')
  position = (await moving.positionOf('28806')) ?? position
  expect(position.latitude).toBeCloseTo(35.58, 1)
  expect(position.longitude).toBeCloseTo(-82.6, 1)
  expect(await first()).toBe('NC')
  expect(await moving.positionOf('00000')).toBeNull()
})

test('a read that fails once costs one question, not all that follow', async () => {
  const packed = brotliCompressSync(
    gazetteerText([
      { zip: '02108', city: 'Boston', state: 'MA', latitude: 42.357, longitude: -71.064 },
    ]),
  )
  const reads = [
    () => Promise.reject(new Error('EMFILE')),
    () => Promise.reject(new Error('EMFILE')),
    () => Promise.resolve(packed),
  ]
  const unlucky = gazetteerAddressBook(
    () => company.position,
    () => {
      const read = reads.shift() ?? expect.fail('read once more')
      return read()
    },
  )
  await unlucky.prepare()
  await expect(unlucky.suggest('1 Beacon St, 02108', 6)).rejects.toThrow('EMFILE')
  for (let questions = 0; questions < 2; questions += 1) {
    expect(await unlucky.suggest('1 Beacon St, 02108', 6)).toMatchObject([{ city: 'Boston' }])
  }
})

test('the file round-trips, with leading zeros and shared ZIP codes', () => {
  const boston = { zip: '02108', city: 'Boston', state: 'MA', latitude: 42.357, longitude: -71.064 }
  const milton = { zip: '30004', city: 'Milton', state: 'GA', latitude: 34.1, longitude: -84.3 }
  const alpharetta = { ...milton, city: 'Alpharetta' }
  const places = [alpharetta, boston, milton]
  expect(placesOf(gazetteerText([milton, boston, alpharetta]))).toEqual(places)
})

test('a damaged file is reported, not half read', () => {
  expect(() => placesOf('Boston\n\n2\n\n02108\n\nMA\nMA\n\n1\n2\n\n3\n4')).toThrow(/row 1/)
})
