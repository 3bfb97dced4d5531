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
