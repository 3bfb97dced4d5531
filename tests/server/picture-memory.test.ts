import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { maxPixels } from '#domain/photographs/photograph.ts'
import { newFolder } from '#support/databases.ts'

const support = path.join(import.meta.dirname, '../support')
const heic = (name: string) => path.join(support, 'files', name)

/** Makes pictures in a process of their own; returns the results and the memory used. */
async function make(files: readonly string[]): Promise<unknown> {
  const process_ = path.join(support, 'picture-process.ts')
  const { stdout } = await promisify(execFile)(process.execPath, [process_, ...files])
  return JSON.parse(stdout)
}

/** Pictures of the maximum size: one color, turned, and progressive. */
async function largestPictures(): Promise<readonly string[]> {
  const folder = newFolder()
  const width = 8000
  const create = { width, height: maxPixels / width, channels: 3, background: '#6b8f4e' } as const
  const picture = () => sharp({ create, limitInputPixels: false })
  const turned = picture().withMetadata({ orientation: 6 }).jpeg({ progressive: true })
  const files = { 'turned.jpg': turned, 'plain.png': picture().png() }
  const paths: string[] = []
  for (const [name, made] of Object.entries(files)) {
    const file = path.join(folder, name)
    writeFileSync(file, await made.toBuffer())
    paths.push(file)
  }
  return paths
}

test('photographs that come at once are made with the memory of one', async () => {
  const files = [heic('12-megapixels.heic'), ...(await largestPictures())]
  const made = await make(files)
  expect(made).toEqual({ made: files.map(() => 'made'), megabytes: expect.any(Number) })
  expect(made).toHaveProperty(
    'megabytes',
    expect.toSatisfy((used: number) => used < 650),
  )
})

test('the largest photograph of a phone takes no more than 900 MB', async () => {
  const made = await make([heic('48-megapixels.heic')])
  expect(made).toEqual({ made: ['made'], megabytes: expect.any(Number) })
  expect(made).toHaveProperty(
    'megabytes',
    expect.toSatisfy((used: number) => used < 900),
  )
})
