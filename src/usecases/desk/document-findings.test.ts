import { expect, test } from 'vitest'
import { testSite } from '#support/test-site.ts'
import { documentFindings } from './document-findings.ts'

test('an article that was changed before it was published is named', async () => {
  const find = documentFindings(await testSite({}))
  const findingsOf = (published: string, updated: string) =>
    find('article', { published, updated }, () => true)
  expect(Object.keys(await findingsOf('2026-03-05', '2026-03-04'))).toEqual(['updated'])
  expect(await findingsOf('2026-03-05', '2026-03-05')).toEqual({})
  expect(await findingsOf('2026-03-05', '')).toEqual({})
})

test('a picture that is small for its place is named, unless it lacks a description as well', async () => {
  const site = await testSite({})
  const id = `uploads/${'a'.repeat(32)}`
  const file = (width: number) => ({
    id: 'a'.repeat(32),
    color: '#888888',
    shape: { main: { width, height: 200, widths: [width] }, portrait: null, hasPreview: false },
  })
  const findingOf = async (kind: 'product' | 'page', width: number, alt: string) => {
    const listed = { ...picture, id, alt, file: file(width) }
    const find = documentFindings({
      ...site,
      pictures: { ...site.pictures, list: async () => [listed] },
    })
    return (await find(kind, { picture: id }, () => true))['picture']
  }
  expect(await findingOf('product', 320, 'A rose')).toContain('at least 480 pixels wide')
  expect(await findingOf('product', 320, '')).toContain('no description')
  expect(await findingOf('product', 480, 'A rose')).toBeUndefined()
  expect(await findingOf('page', 480, 'A rose')).toContain('at least 1200 pixels wide')
})

const picture = {
  name: 'rose.jpg',
  addedAt: 1,
  addedBy: null,
  revision: 0,
  fileAddedAt: 1,
  progress: null,
  focalX: 50,
  focalY: 50,
} as const
