import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { gazetteerOf, suggestAddresses, type Gazetteer } from '#domain/addresses/gazetteer.ts'
import type { Position } from '#domain/addresses/place.ts'
import type { AddressBook } from '#ports/address-book.ts'
import { placesOf } from './gazetteer-file.ts'

const unpack = promisify(brotliDecompress)

/**
 * The built-in address book: every US ZIP code from a packed file beside this one (made by
 * `scripts/gazetteer.ts`). The file is read once, when a form is opened or at the first query, and
 * stays in memory until the company has moved. After a failed read the next query tries again.
 */
export function gazetteerAddressBook(near: () => Position, read = readPacked): AddressBook {
  let loading: Promise<Gazetteer> | undefined
  let center: Position | undefined
  const loaded = () => {
    const { latitude, longitude } = near()
    if (center?.latitude !== latitude || center.longitude !== longitude) loading = undefined
    center = { latitude, longitude }
    loading ??= load(center, read).catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }
  return {
    async prepare() {
      // The next query reads again, and throws.
      await loaded().catch(() => undefined)
    },
    async suggest(text, limit) {
      return suggestAddresses(await loaded(), text, limit)
    },
    // Only asked when the company moves, so the result is not cached.
    async positionOf(zip) {
      const place = (await placesIn(read)).find((each) => each.zip === zip)
      return place === undefined ? null : { latitude: place.latitude, longitude: place.longitude }
    },
  }
}

/** Cities of the known ZIP codes. */
export async function citiesOf(zips: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (zips.length === 0) return new Map()
  const wanted = new Set(zips)
  const places = (await placesIn(readPacked)).filter(({ zip }) => wanted.has(zip))
  return new Map(places.map(({ zip, city }) => [zip, city]))
}

const readPacked = (): Promise<Buffer> =>
  readFile(path.join(import.meta.dirname, 'us-zip-codes.br'))

const placesIn = async (read: () => Promise<Buffer>) =>
  placesOf((await unpack(await read())).toString('utf8'))

const load = async (near: Position, read: () => Promise<Buffer>): Promise<Gazetteer> =>
  gazetteerOf(await placesIn(read), near)
