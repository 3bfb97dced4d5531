import { expect, test } from 'vitest'
import { photographPaths } from '#contract/photograph-paths.ts'
import { photographFiles, removedFor } from '#domain/photographs/photograph.ts'
import { unwrap } from '#domain/result.ts'
import { day } from '#domain/time.ts'
import { deskQuotes } from '#usecases/desk/written-quotes.ts'
import {
  makeNextPhotograph,
  removeUnclaimedPhotographs,
} from '#usecases/photographs/make-photographs.ts'
import { readContent } from '#usecases/written-quotes/prepare-version.ts'
import { deskOn } from '#support/desk.ts'
import { pngPicture, sendPhotograph } from '#support/photographs.ts'
import { newClient } from '#support/quote-bodies.ts'
import { testSite } from '#support/test-site.ts'
import { newQuote, wallDocument, writeQuote } from '#support/written-quotes.ts'

const visitor = { by: null, at: 0 }

test('photographs of no request are deleted after a day', async () => {
  const site = await testSite()
  const { id } = await sendPhotograph(site.app.request, await pngPicture())
  await makeNextPhotograph(site)()
  const remove = removeUnclaimedPhotographs(site)
  site.wait(day - 1000)
  expect(await remove()).toBe(0)
  site.wait(2000)
  expect(await remove()).toBe(1)
  expect(await site.files.read(photographFiles(id).full)).toBeNull()
  expect((await site.app.request(photographPaths.upload(id))).status).toBe(404)
})

test('a photograph that is being made while its request is deleted leaves no file', async () => {
  const site = await testSite()
  const lead = await newClient(site)
  const { id } = await sendPhotograph(site.app.request, await pngPicture())
  await site.photographs.add({ is: 'request', id: lead }, [id], visitor)
  const remove = removeUnclaimedPhotographs(site)
  const erase = () => site.people.erase({ is: 'address', email: 'rosa@example.com' }, visitor)
  const pictureMaker: typeof site.pictureMaker = {
    ...site.pictureMaker,
    async make(bytes, kind) {
      await erase()
      expect(await remove()).toBe(1)
      return site.pictureMaker.make(bytes, kind)
    },
  }
  await makeNextPhotograph({ ...site, pictureMaker })()
  expect(await site.files.read(photographFiles(id).full)).toBeNull()
  expect(await site.files.read(photographFiles(id).small)).toBeNull()
})

test('a photograph that a request takes while it is removed is uploaded again', async () => {
  const site = await testSite()
  const lead = await newClient(site)
  const { id } = await sendPhotograph(site.app.request, await pngPicture())
  await makeNextPhotograph(site)()
  site.wait(day + 1)
  const { files } = site
  const actor = { by: null, at: site.clock.now() }
  const take = () => site.photographs.add({ is: 'request', id: lead }, [id], actor)
  const takenMeanwhile: typeof files = {
    ...files,
    async remove(key) {
      await take()
      await files.remove(key)
    },
  }
  expect(await removeUnclaimedPhotographs({ ...site, files: takenMeanwhile })()).toBe(1)
  expect(await site.photographs.list(lead)).toMatchObject([{ id, state: 'uploading', arrived: 0 }])
})

test('a quote that was open while a photograph was removed is sent without it', async () => {
  const site = await testSite()
  const requestId = await newClient(site)
  const { id: stays } = await sendPhotograph(site.app.request, await pngPicture())
  const { id: gone } = await sendPhotograph(site.app.request, await pngPicture())
  const request = { is: 'request', id: requestId } as const
  await site.photographs.add(request, [stays, gone], visitor)
  for (const _ of [stays, gone]) await makeNextPhotograph(site)()
  await site.photographs.remove(request, gone, { by: null, at: site.clock.now() })
  site.wait(removedFor)
  expect(await removeUnclaimedPhotographs(site)()).toBe(1)
  const document = { ...wallDocument, validUntil: '2099-05-12', photographs: [stays, gone] }
  const quote = await writeQuote(site, site.clock.now(), { requestId, document })
  const { member } = await deskOn(site).join('ruth@example.com', 'owner')
  const desk = deskQuotes(site)
  const sending = { seen: 1, by: 'link', message: '' } as const
  expect(await desk.sendQuote(quote, sending, member)).toMatchObject({ ok: true })
  const [version] = (await desk.findQuote(quote))?.versions ?? []
  expect(readContent(version?.content ?? '').document.photographs).toEqual([stays])
  // An earlier version keeps its file, but the next one is without it too.
  await site.photographs.remove(request, stays, { by: null, at: site.clock.now() })
  site.wait(removedFor)
  expect(await removeUnclaimedPhotographs(site)()).toBe(0)
  const { recipient } = newQuote()
  const revised = { document: { ...document, title: 'Higher wall' }, recipient }
  const { revision = 0 } = (await desk.findQuote(quote))?.quote ?? {}
  const by = { by: null, at: site.clock.now() }
  unwrap(await site.writtenQuotes.saveDraft(quote, revised, revision, by))
  const again = { ...sending, seen: revision + 1 }
  expect(await desk.sendQuote(quote, again, member)).toMatchObject({ ok: true })
  const [next, first] = (await desk.findQuote(quote))?.versions ?? []
  expect(readContent(next?.content ?? '').document.photographs).toEqual([])
  expect(readContent(first?.content ?? '').document.photographs).toEqual([stays])
})
