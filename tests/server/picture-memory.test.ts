import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { maxPixels } from '#domain/photographs/photograph.ts'
import { newFolder } from '#support/databases.ts'

const support = path.join(import.meta.dirname, '../support')

/** Makes pictures in a process of their own; returns the results and the memory used. */
async function make(files: readonly string[]): Promise<unknown> {
  const process_ = path.join(support, 'picture-process.ts')
  const { stdout } = await promisify(execFile)(process.execPath, [process_, ...files])
  return JSON.parse(stdout)
}

/** A picture of the maximum size, which is read as a whole: turned and progressive. */
async function largestPicture(): Promise<string> {
  const file = path.join(newFolder(), 'turned.jpg')
  const width = 8000
  const create = { width, height: maxPixels / width, channels: 3, background: '#6b8f4e' } as const
  const picture = sharp({ create, limitInputPixels: false })
  writeFileSync(
    file,
    await picture.withMetadata({ orientation: 6 }).jpeg({ progressive: true }).toBuffer(),
  )
  return file
}

test('photographs that come at once are made with the memory of one', async () => {
  // Four at the same time would take 740 MB, and one after the other they take 520.
  const picture = await largestPicture()
  const files = [picture, picture, picture, picture]
  const made = await make(files)
  expect(made).toEqual({ made: files.map(() => 'made'), megabytes: expect.any(Number) })
  expect(made).toHaveProperty(
    'megabytes',
    expect.toSatisfy((used: number) => used < 650),
  )
})

test('the largest photograph of a phone takes no more than 900 MB', async () => {
  const made = await make([path.join(support, 'files', '48-megapixels.heic')])
  expect(made).toEqual({ made: ['made'], megabytes: expect.any(Number) })
  expect(made).toHaveProperty(
    'megabytes',
    expect.toSatisfy((used: number) => used < 900),
  )
})
