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
 * `scripts/gazetteer.ts`), read at the first question and then kept.
 */
export function gazetteerAddressBook(near: Position): AddressBook {
  let loading: Promise<Gazetteer> | undefined
  return {
    async suggest(text, limit) {
      loading ??= load(near)
      return suggestAddresses(await loading, text, limit)
    },
  }
}

async function load(near: Position): Promise<Gazetteer> {
  const packed = await readFile(path.join(import.meta.dirname, 'us-zip-codes.br'))
  const text = await unpack(packed)
  return gazetteerOf(placesOf(text.toString('utf8')), near)
}
