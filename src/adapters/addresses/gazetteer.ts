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
 * `scripts/gazetteer.ts`), read at the first question and then kept. After a
 * read that failed the next question tries again.
 */
export function gazetteerAddressBook(near: Position, read = readPacked): AddressBook {
  let loading: Promise<Gazetteer> | undefined
  return {
    async suggest(text, limit) {
      loading ??= load(near, read).catch((error: unknown) => {
        loading = undefined
        throw error
      })
      return suggestAddresses(await loading, text, limit)
    },
  }
}

function readPacked(): Promise<Buffer> {
  return readFile(path.join(import.meta.dirname, 'us-zip-codes.br'))
}

async function load(near: Position, read: () => Promise<Buffer>): Promise<Gazetteer> {
  const text = await unpack(await read())
  return gazetteerOf(placesOf(text.toString('utf8')), near)
}
