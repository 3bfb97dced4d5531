import { randomUUID } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { bucketFiles } from '#adapters/files/bucket-files.ts'
import { folderFiles } from '#adapters/files/folder-files.ts'
import type { FileStore } from '#ports/file-store.ts'
import { readConfig } from '#config.ts'
import { freePort } from '#scripts/free-port.ts'
import { checkFiles } from '#stores.ts'
import { testBucket } from '#support/bucket.ts'
import { newFolder } from '#support/databases.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const textOf = async (files: FileStore, key: string) => {
  const found = await files.read(key)
  return found === null ? null : new TextDecoder().decode(found)
}
/** More than a page of a list. */
const keys = ['email/a', 'photographs/1/full', 'photographs/1/small', 'pictures/x-1', 'quotes/d']

/** A different disk than the tests' folder, like a network disk. */
const otherDisk = '/dev/shm'
const hasOtherDisk =
  existsSync(otherDisk) && statSync(otherDisk).dev !== statSync(inject('folder')).dev

function folderOnOtherDisk(): string {
  const folder = mkdtempSync(path.join(otherDisk, 'evergreen-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const stores: readonly (readonly [string, () => Promise<FileStore>])[] = [
  ['a folder', async () => folderFiles(path.join(newFolder(), 'files'))],
  ...(hasOtherDisk
    ? [['a folder on a disk of its own', async () => folderFiles(folderOnOtherDisk())] as const]
    : []),
  ['a bucket', async () => bucketFiles(await testBucket())],
]

describe.each(stores)('files in %s', (_kind, open) => {
  test('are stored, replaced and removed', async () => {
    const files = await open()
    expect(await files.read('photographs/1/full')).toBeNull()
    await files.remove('photographs/1/full')
    await files.put('photographs/1/full', bytes('one'))
    await files.put('photographs/1/full', bytes('two'))
    expect(await textOf(files, 'photographs/1/full')).toBe('two')
    await files.put('empty', bytes(''))
    expect(await textOf(files, 'empty')).toBe('')
    await files.remove('photographs/1/full')
    expect(await files.read('photographs/1/full')).toBeNull()
  })

  test.each(['../site', '/etc/passwd', 'a//b', 'a/../b', 'a b', 'a.b', ''])(
    'have no key like "%s"',
    async (key) => {
      const files = await open()
      await expect(files.put(key, bytes('x'))).rejects.toThrow('not a key')
      await expect(files.read(key)).rejects.toThrow('not a key')
      await expect(files.remove(key)).rejects.toThrow('not a key')
    },
  )

  test('are backed up, and replace all others at a restore', async () => {
    const files = await open()
    for (const key of keys) await files.put(key, bytes(key))
    const copies = path.join(newFolder(), 'copies')
    mkdirSync(copies)
    await files.copyTo(copies)
    await files.put('later', bytes('later'))
    await files.remove('email/a')
    await files.copyTo(copies)
    expect(readFileSync(path.join(copies, 'email/a'), 'utf8')).toBe('email/a')
    expect(readFileSync(path.join(copies, 'later'), 'utf8')).toBe('later')
    expect(statSync(path.join(copies, 'later')).mode & 0o077).toBe(0)

    await files.put('after/the/backup', bytes('x'))
    await files.put('later', bytes('changed'))
    await files.replaceBy(copies)
    for (const key of keys) expect(await textOf(files, key)).toBe(key)
    expect(await textOf(files, 'later')).toBe('later')
    expect(await files.read('after/the/backup')).toBeNull()
  })
})

test('incomplete files of a restored folder are removed, and the disk’s own stay', async () => {
  const folder = newFolder()
  const files = folderFiles(folder)
  const half = `email/a.${randomUUID()}.part`
  const ofDisk = ['.nfs0001', '.snapshot/x/f', 'email/.nfs0002', 'lost+found/f']
  for (const name of [half, ...ofDisk]) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), 'x')
  }
  // Only root may read it, who may run the tests.
  chmodSync(path.join(folder, 'lost+found'), 0)
  onTestFinished(() => chmodSync(path.join(folder, 'lost+found'), 0o700))
  const copies = newFolder()
  await files.put('later', bytes('later'))
  await files.copyTo(copies)
  expect(readdirSync(copies)).toEqual(['later'])
  await files.replaceBy(copies)
  chmodSync(path.join(folder, 'lost+found'), 0o700)
  expect(existsSync(path.join(folder, half))).toBe(false)
  for (const name of [...ofDisk, 'later']) {
    expect(existsSync(path.join(folder, name)), name).toBe(true)
  }
})

describe('a bucket', () => {
  test('that is busy is tried again, and a refusal has a reason without the secret', async () => {
    const bucket = await testBucket()
    const files = bucketFiles(bucket)
    bucket.beBusy(2)
    await files.put('photographs/1/full', bytes('one'))
    expect([...bucket.objects.keys()]).toEqual(['files/photographs/1/full'])
    bucket.beBusy(100)
    await expect(files.read('photographs/1/full')).rejects.toThrow(
      'the store of files answered 503 SlowDown',
    )
    bucket.beBusy(0)
    for (const [other, said] of [
      [{ secretAccessKey: 'wrong' }, '403 SignatureDoesNotMatch'],
      [{ accessKeyId: 'OTHER' }, '403 InvalidAccessKeyId'],
      [{ region: 'elsewhere-1' }, '403 AuthorizationHeaderMalformed'],
      [{ url: bucket.url.replace('yard', 'gone') }, '404 NoSuchBucket'],
    ] as const) {
      const wrong = bucketFiles({ ...bucket, ...other })
      const refusal = `the store of files answered ${said}`
      await expect(wrong.check()).rejects.toThrow(refusal)
      // A missing bucket is not a missing file.
      await expect(wrong.read('photographs/1/full')).rejects.toThrow(refusal)
    }
    await expect(files.check()).resolves.toBeUndefined()
  })

  test('in which a console added a folder can be backed up and restored, and keeps it', async () => {
    const bucket = await testBucket()
    const files = bucketFiles(bucket)
    bucket.objects.set('files/photographs/', Buffer.alloc(0))
    await files.put('photographs/1/full', bytes('one'))
    const copies = newFolder()
    await files.copyTo(copies)
    expect(readdirSync(copies)).toEqual(['photographs'])
    await files.replaceBy(copies)
    expect([...bucket.objects.keys()]).toEqual(['files/photographs/', 'files/photographs/1/full'])
  })

  test('that goes away leaves no half file in a backup', async () => {
    const bucket = await testBucket()
    const files = bucketFiles(bucket)
    for (const key of keys) await files.put(key, bytes(key))
    const copies = newFolder()
    await bucket.stop()
    await expect(files.copyTo(copies)).rejects.toThrow()
    expect(existsSync(copies) ? readdirSync(copies) : []).toEqual([])
  })
})

test('a start says why a bucket does not answer', async () => {
  const settings = {
    DATA_DIR: newFolder(),
    FILES_URL: `s3+http://KEY:SECRET@127.0.0.1:${await freePort()}/yard`,
  }
  await expect(checkFiles(readConfig(settings))).rejects.toThrow(
    /FILES_URL: no files can be kept at \S+ \(connect ECONNREFUSED /,
  )
})
