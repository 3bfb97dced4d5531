import { expect, test } from 'vitest'
import { defaultRecordPeriods } from '#domain/settings/record-periods.ts'
import { formOfKind } from '#domain/site/check-document.ts'
import { isCollectionKind } from '#domain/site/documents.ts'
import { isTextKind } from '#domain/site/page-texts.ts'
import { referencesIn } from '#domain/site/references.ts'
import { originalEntry } from './collections.ts'
import { originalContent } from './content.ts'
import {
  findPictureAmong,
  shapeOfOriginal,
  usesOfPictures,
  withPictures,
} from './content-pictures.ts'
import { originalPictures } from './find-picture.ts'
import { countSamplePictures } from './leftovers.ts'
import { originalTexts } from './page-texts.ts'

const content = originalContent(defaultRecordPeriods)
const gravel = 'stones/pea-gravel'

test('every place where the content has a picture is known', () => {
  const used = new Set(usesOfPictures(content).keys())
  const inText = new Set(
    [...JSON.stringify(content).matchAll(/"id":"([a-z-]+\/[a-z0-9-]+)"/g)].map(([, id = '']) => id),
  )
  expect([...inText].filter((id) => originalPictures.has(id) && !used.has(id))).toEqual([])
  expect(usesOfPictures(content).get(gravel)).toEqual([
    {
      page: 'services',
      slug: 'stone-aggregates',
      part: 'Pea Gravel',
      chosenIn: { kind: 'service', slug: 'stone-aggregates' },
    },
  ])
})

test('a replaced picture is another one wherever it is used, and one described anew has its own file', () => {
  const own = {
    id: gravel,
    alt: 'Our gravel',
    width: 480,
    height: 360,
    focal: [0.5, 0.5],
    color: '#888888',
    base: '/media/uploads/0',
    widths: [480],
  } as const
  const find = findPictureAmong([own, { id: 'home/hero-landscaping', alt: 'Our hero' }])
  const edited = withPictures(content, ({ id }) => find(id))
  const text = JSON.stringify(edited)
  expect(text.includes('/media/uploads/0')).toBe(true)
  expect(text.includes('/media/stones/pea-gravel.')).toBe(false)
  const [slide] = edited.home.slides
  expect(slide?.picture).toEqual({ ...content.home.slides[0]?.picture, alt: 'Our hero' })
  expect(countSamplePictures(edited)).toBe(countSamplePictures(content) - 1)
  expect(find('uploads/gone')).toMatchObject({ base: null })
})

test('a file in the place of a hero gets its crops and its preview', () => {
  expect(shapeOfOriginal('home/hero-landscaping')).toMatchObject({
    main: { width: 2000, height: 1125 },
    portrait: { widths: [480, 640, 828] },
    hasPreview: true,
  })
  expect(shapeOfOriginal('uploads/x')).toBeNull()
})

test('a picture is in the document in which it can be chosen', () => {
  for (const [id, uses] of usesOfPictures(content)) {
    for (const { chosenIn, part } of uses) {
      if (chosenIn === null) continue
      const { kind, slug = '' } = chosenIn
      const document = isTextKind(kind)
        ? originalTexts[kind]
        : isCollectionKind(kind)
          ? originalEntry(kind, slug)
          : null
      const chosen = referencesIn(formOfKind(kind), document).map(({ to }) => to)
      expect(chosen, part).toContain(id)
    }
  }
})
