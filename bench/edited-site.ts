import { mkdtempSync, rmSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { simpleParser } from 'mailparser'
import sharp from 'sharp'
import { createLog } from '#adapters/system/log.ts'
import { readConfig } from '#config.ts'
import { originalOrder } from '#content/collections.ts'
import { originalPictures } from '#content/find-picture.ts'
import { unwrap } from '#domain/result.ts'
import { uploadedId } from '#domain/site/library-picture.ts'
import { openStores } from '#stores.ts'
import { seedSampleEvents } from '#usecases/events/seed-sample-events.ts'
import { siteContent } from '#scripts/site-content.ts'
import { paths } from '#domain/site/paths.ts'
import { addQuotes } from '#demo/quotes.ts'
import { addRequests } from '#demo/requests.ts'
import { newSeason, type Season } from '#demo/season.ts'
import { addSite, sendPicture } from '#demo/site.ts'
import { addStaff } from '#demo/staff.ts'
import { type BenchedSite, root, startSite } from './site.ts'

const photographId = '0ed17ed0000000000000000000000001'
const slideId = '0ed17ed0000000000000000000000002'
const logoId = '0ed17ed0000000000000000000000003'

/** Path of a page that other sites do not have. */
const ownPage = '/plant-warranty'

/**
 * A site that its owner has edited through the desk. It has a photograph from a phone as the first
 * picture of the home page and of a new product, texts of maximum length, a banner, a page, a logo
 * and colors; its customers have a season of requests and quotes. Resolves once its pictures are made.
 */
export async function startEditedSite(settings: Readonly<Record<string, string>>): Promise<
  BenchedSite & {
    /** Paths of its pages that other sites do not have: its own, a request's and a quote's. */
    readonly ownPaths: readonly string[]
  }
> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'evergreen-bench-'))
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' })
  const log = createLog('silent')
  const stores = await openStores(config, log)
  try {
    const season = await newSeason(config, log, stores)
    // An edited site does not seed them on its own.
    await seedSampleEvents(season.dependencies)()
    const staff = addStaff(season)
    addSite(season, staff)
    addRequests(season, staff)
    addQuotes(season, staff)
    season.at([1, '09:00'], () => edit(season.desk, staff('ruth')))
    await season.play()
  } finally {
    await stores.database.close()
  }
  const emails = await sentEmails(path.join(dataDir, 'mail'))
  const linked = [/\/request\/[\w.-]+[\w-]/, /\/quotes\/[\w.-]+[\w-]/].map((link) => {
    const [found] = link.exec(emails) ?? []
    if (found === undefined) throw new Error(`No email of the season has ${link}`)
    return found
  })
  const site = await startSite(settings, dataDir)
  await untilShown(site.url + paths.products, photographId)
  await untilShown(site.url + paths.home, slideId)
  await untilShown(site.url + paths.home, logoId)
  return {
    ...site,
    ownPaths: [ownPage, ...linked],
    async stop(signal) {
      await site.stop(signal)
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function sentEmails(folder: string): Promise<string> {
  const names = await readdir(folder)
  const emails = names.map(async (name) => simpleParser(await readFile(path.join(folder, name))))
  return (await Promise.all(emails)).map(({ text }) => text).join('\n')
}

/** Resolves once a page shows a picture that was uploaded. */
async function untilShown(address: string, id: string): Promise<void> {
  while (!(await (await fetch(address)).text()).includes(`/media/uploads/${id}`)) {
    await new Promise((later) => setTimeout(later, 200))
  }
}

async function edit(desk: Season['desk'], by: ReturnType<ReturnType<typeof addStaff>>) {
  const photograph = await phonePhotograph()
  const [slide] = siteContent.home.slides
  const send = async (id: string, bytes: Uint8Array, alt: string, replaces: string | null) => {
    const upload = { id, size: bytes.length, name: `${alt}.jpg`, alt, replaces }
    await sendPicture(desk, upload, bytes, by)
  }
  await send(photographId, photograph, 'Rows of boxwood behind the shed', null)
  await send(slideId, photograph, 'The nursery from the road', slide?.picture.id ?? null)
  await send(logoId, await logo(), 'Our logo', null)

  const product = {
    name: 'Boxwood by the Row, Ready to Plant',
    category: 'plants',
    description: words(240),
    price: 'from $24 a pot, less by the dozen',
    picture: uploadedId(photographId),
  }
  const slug = unwrap(await desk.documents.addDocument('product', product.name, product, by))
  await publish('product', slug, product)
  unwrap(await desk.entries.moveEntry('product', slug, originalOrder('product')[0] ?? null, by))

  const service = siteContent.services.find((each) => each.slug === 'soil-mulch')
  const written = (await desk.documents.readDocument({ kind: 'service', slug: 'soil-mulch' }))?.data
  if (service === undefined || typeof written !== 'object') throw new Error('no service to edit')
  const questions = [
    ...service.questions.map(({ question, answer }) => ({ question, answer })),
    { question: 'How long does a load lie on the drive?', answer: words(400) },
    { question: 'What if it rains on the day?', answer: words(400) },
  ]
  await publish('service', 'soil-mulch', { ...written, promise: words(120), questions })

  const look = { main: '#1b3a5c', accent: '#24618e', action: '#a63d00' }
  unwrap(await desk.site.publishBrand({ ...look, logo: uploadedId(logoId) }, 0, by))
  unwrap(await desk.site.publishBanner({ text: words(120) }, 0, by))

  async function publish(kind: 'product' | 'service', which: string, data: unknown) {
    const seen = (await desk.documents.readDocument({ kind, slug: which }))?.seen ?? {
      published: 0,
      draft: 0,
    }
    unwrap(await desk.documents.publishDocument({ kind, slug: which }, data, seen, by))
  }
}

/** A text as long as it may be. */
const words = (length: number) =>
  `${'It came from the far field this morning, wet and heavy, and it will not wait. '
    .repeat(6)
    .slice(0, length - 1)
    .trimEnd()}.`

/** A twelve-megapixel photograph of leaves, as phones store it. */
async function phonePhotograph(): Promise<Uint8Array> {
  const og = originalPictures.get('services/plants-sod')?.og?.replace('/media/', '') ?? ''
  // The site lets sharp read from memory only, so the file is read here.
  const bytes = await readFile(path.join(root, 'media/served', og))
  return new Uint8Array(await sharp(bytes).resize(4032, 3024).jpeg({ quality: 90 }).toBuffer())
}

async function logo(): Promise<Uint8Array> {
  const sign = { create: { width: 300, height: 200, channels: 3, background: '#24618e' } } as const
  const ground = { width: 400, height: 400, channels: 4, background: '#0000' } as const
  return new Uint8Array(
    await sharp({ create: ground })
      .composite([{ input: sign, left: 50, top: 100 }])
      .png()
      .toBuffer(),
  )
}
