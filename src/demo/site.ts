import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { originalPictures } from '#content/find-picture.ts'
import { partSize } from '#domain/photographs/photograph.ts'
import { unwrap } from '#domain/result.ts'
import { uploadedId } from '#domain/site/library-picture.ts'
import type { PageDocument } from '#domain/site/page.ts'
import type { PictureUpload } from '#usecases/pictures/upload-picture.ts'
import type { Season } from './season.ts'
import type { Staff } from './staff.ts'

/** The browser makes the id of an upload. */
const fileId = '5eed0000000000000000000000000001'

const warranty: PageDocument = {
  title: 'Plant Warranty',
  address: 'plant-warranty',
  subtitle: 'A year for every tree and shrub that we plant',
  picture: uploadedId(fileId),
  isInFooter: true,
  text: [
    'We replace a tree or shrub of ours that does not live through its first year, once, with one of the same size. It is part of the price of every planting.',
    'Plants that you take home in your own car are not covered, but [tell us](/contact) what happened: we can often say why.',
  ],
  parts: [
    {
      heading: 'What we ask of you',
      paragraphs: [
        'Follow the watering notes we gave you, above all through the first two summers. How much [mulch](/services/soil-mulch) keeps the roots cool is on the same sheet.',
      ],
    },
    {
      heading: 'How to have it replaced',
      paragraphs: [
        'Send a photograph and the name on the order. We look at the plant before we take it out.',
      ],
    },
  ],
  seo: {
    title: 'Plant Warranty',
    description:
      'Trees and shrubs that we have planted are replaced once in their first year. What is covered, and what we ask of you.',
  },
}

/** An owner's site: launched, with a picture, a page, a draft and a product out of stock. */
export function addSite({ at, desk, dateIn }: Season, staff: Staff): void {
  at([34, '16:30'], async () => {
    await desk.goingLive.setLaunched(true, 0, staff('ruth'))
  })

  at([34, '16:40'], async () => {
    const { og = '', alt = '' } = originalPictures.get('services/plants-sod') ?? {}
    const file = path.join(import.meta.dirname, '../../media/served', og.replace('/media/', ''))
    const bytes = new Uint8Array(await readFile(file))
    const upload = { id: fileId, size: bytes.length, name: 'new-plants.jpg', alt, replaces: null }
    await sendPicture(desk, upload, bytes, staff('june'))
  })

  at([33, '09:20'], async () => {
    const { title } = warranty
    const slug = unwrap(await desk.documents.addDocument('page', title, { title }, staff('ruth')))
    const seen = (await desk.documents.readDocument({ kind: 'page', slug }))?.seen ?? {
      published: 0,
      draft: 0,
    }
    unwrap(
      await desk.documents.publishDocument({ kind: 'page', slug }, warranty, seen, staff('ruth')),
    )
  })

  at([4, '17:15'], async () => {
    const document = {
      title: 'Before the first frost',
      excerpt: 'What to carry in, what to cover, and what is better left alone.',
      published: dateIn(3),
      updated: dateIn(3),
      intro: ['The forecast says frost for the end of the week. You have an evening.'],
      topics: [],
      closing: [],
      relatedServices: ['plants-sod'],
    }
    await desk.documents.addDocument('article', document.title, document, staff('june'))
  })

  at([2, '08:05'], async () => {
    await desk.site.changeStock({ slug: 'orchid', isOut: true, until: dateIn(9) }, staff('ruth'))
  })
}

/** Uploads a whole picture, as the desk does. */
export async function sendPicture(
  desk: Season['desk'],
  upload: PictureUpload,
  bytes: Uint8Array,
  by: ReturnType<Staff>,
): Promise<void> {
  unwrap(await desk.pictures.beginPicture(upload, by))
  for (let part = 0; part * partSize < bytes.length; part += 1) {
    const some = bytes.slice(part * partSize, (part + 1) * partSize)
    await desk.pictures.putPicturePart(upload.id, part, some)
  }
}
