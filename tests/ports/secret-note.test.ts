import { describe, expect, test } from 'vitest'
import { noteSecret } from '#adapters/sql/secret-note.ts'
import { databaseKinds, databaseOfTest } from '#support/databases.ts'

describe.each(databaseKinds)('the secret of a site in %s', (kind) => {
  test('is another one only where the start before had another', async () => {
    const database = await databaseOfTest(kind)
    const isOther = (hash: string) => noteSecret(database, hash, 1000)
    expect(await isOther('hash of the first')).toBe(false)
    expect(await isOther('hash of the first')).toBe(false)
    expect(await isOther('hash of another')).toBe(true)
    expect(await isOther('hash of another')).toBe(false)
  })
})
