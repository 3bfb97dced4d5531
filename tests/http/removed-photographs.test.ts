import { expect, test } from 'vitest'
import { photographPaths } from '#contract/photograph-paths.ts'
import { photographFiles } from '#domain/photographs/photograph.ts'
import { day } from '#domain/time.ts'
import {
  makeNextPhotograph,
  removeUnclaimedPhotographs,
} from '#usecases/photographs/make-photographs.ts'
import { pngPicture, sendPhotograph } from '#support/photographs.ts'
import { newClient } from '#support/quote-bodies.ts'
import { testSite, type TestSite } from '#support/test-site.ts'

const send = (site: TestSite) => (path: string, init: RequestInit) => site.app.request(path, init)

const visitor = { by: null, at: 0 }

test('photographs of no request are deleted after a day', async () => {
  const site = await testSite()
  const { id } = await sendPhotograph(send(site), await pngPicture())
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
  const { id } = await sendPhotograph(send(site), await pngPicture())
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

test('a photograph that is being made while it is removed leaves no file', async () => {
  const site = await testSite()
  const { id } = await sendPhotograph(send(site), await pngPicture())
  site.wait(day + 1)
  const deletePhotographs: typeof site.photographs.delete = async (...gone) => {
    await makeNextPhotograph({ ...site, files: filesReadBefore })()
    await site.photographs.delete(...gone)
  }
  const { files } = site
  // The process that makes the photograph has read the part before its removal.
  const bytes = await files.read(photographFiles(id).part(0))
  const filesReadBefore: typeof files = {
    ...files,
    read: (key) => (key === photographFiles(id).part(0) ? Promise.resolve(bytes) : files.read(key)),
  }
  const photographs = { ...site.photographs, delete: deletePhotographs }
  expect(await removeUnclaimedPhotographs({ ...site, photographs })()).toBe(1)
  expect(await files.read(photographFiles(id).full)).toBeNull()
})
