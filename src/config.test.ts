import { existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { temporaryFolder } from '#support/databases.ts'
import { readConfig } from './config.ts'

const folders: { remove: () => unknown }[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) folder.remove()
})

function dataDir(): string {
  const folder = temporaryFolder()
  folders.push(folder)
  return folder.path
}

/** What a start with these settings says; empty where they are right. */
function saidOf(settings: Readonly<Record<string, string>>): string {
  try {
    readConfig({ DATA_DIR: dataDir(), ...settings })
    return ''
  } catch (error) {
    return error instanceof Error ? `${error.name}: ${error.message}` : ''
  }
}

test('every fault is named in one message', () => {
  const file = path.join(dataDir(), 'notes.txt')
  writeFileSync(file, 'no folder')
  const said = saidOf({
    DATA_DIR: file,
    TENANT: 'green house',
    PUBLIC_URL: 'https://x.example/?a=1',
  })
  expect(said).toContain('ConfigError: The settings are not right:')
  expect(said).toContain(`DATA_DIR must be a folder that can be written to, not "${file}" (EEXIST)`)
  expect(said).toContain('TENANT must be letters, digits and hyphens, not "green house"')
  expect(said).toContain('PUBLIC_URL must be an origin')
  expect(saidOf({ DATA_DIR: path.join(file, 'data') })).toContain('(ENOTDIR)')
})

test.each(['https://x.example/shop', 'https://x.example/#top', 'https://a:b@x.example'])(
  '%s is no origin',
  (address) => {
    expect(saidOf({ PUBLIC_URL: address })).toContain('PUBLIC_URL must be an origin')
  },
)

test.each([
  { TENANT: 'Green-House-2' },
  { PUBLIC_URL: 'https://x.example' },
  { PUBLIC_URL: 'https://x.example:8443/' },
])('%j is right', (settings) => {
  expect(saidOf(settings)).toBe('')
})

test('a header cannot carry every name', () => {
  expect(saidOf({ TENANT: '緑' })).toContain('TENANT must be letters')
})

test('no folder is made where nothing would be written', () => {
  const folder = path.join(dataDir(), 'data')
  const elsewhere = {
    SECRET: 'a secret of at least 32 characters',
    DATABASE_URL: 'postgres://db.example/evergreen',
    SMTP_URL: 'smtp://mail.example',
  }
  expect(saidOf({ DATA_DIR: folder, ...elsewhere })).toBe('')
  expect(existsSync(folder)).toBe(false)
})
