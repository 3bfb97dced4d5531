import { expect, test } from 'vitest'
import { checkDocument } from '#domain/site/check-document.ts'
import { collectionKinds, unedited } from '#domain/site/documents.ts'
import { defaultRecordPeriods } from '#domain/settings/record-periods.ts'
import { articles } from './articles/articles.ts'
import { chatServices } from './chat-services.ts'
import { originalEntry, originalOrder, servicesWith } from './collections.ts'
import { contentWith } from './content.ts'
import { coverages } from './coverage.ts'
import { products } from './products.ts'
import { projects } from './projects.ts'
import { services } from './services/services.ts'

test.each(collectionKinds)('every original %s can be edited and published as it is', (kind) => {
  for (const slug of originalOrder(kind)) {
    const original = originalEntry(kind, slug)
    expect(checkDocument(kind, slug, original), `${kind} ${slug}`).toEqual({
      data: original,
      errors: {},
    })
  }
})

test('an entry that was not edited is shown as the program has it', () => {
  const content = contentWith(unedited, defaultRecordPeriods)
  expect(content.services).toEqual(services)
  expect(content.articles).toEqual(articles)
  expect(content.projects.all).toEqual(projects)
  expect(content.products.all).toEqual(products.map((each) => expect.objectContaining(each)))
  expect(new Set(content.products.all.map(({ slug }) => slug)).size).toBe(products.length)
  expect(content.materials.coverages).toEqual(coverages)
  const { chatServices: shown } = servicesWith(unedited.services, (own) => own)
  expect(shown).toEqual(chatServices)
})
