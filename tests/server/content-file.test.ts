import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from '#config.ts'
import { originalEntry } from '#content/collections.ts'
import { originalFacts } from '#content/company.ts'
import { minute } from '#domain/time.ts'
import { filesOf } from '#stores.ts'
import { storesOf } from '#support/stores-of-settings.ts'
import { pngPicture } from '#support/photographs.ts'
import { libraryOn } from '#support/pictures.ts'
import { runManage } from '#support/run-manage.ts'
import { exportPictures } from '#usecases/pictures/move-pictures.ts'
import { readSiteEdits } from '#usecases/site/site-edits.ts'
import { newDataFolder } from '#support/databases.ts'

test('an owner moves published content to another site by a file, and reads the errors of a bad one', async () => {
  const [here, there] = [newDataFolder(), newDataFolder()]
  const stores = await storesOf({ DATA_DIR: here })
  const data = { ...originalFacts, name: 'Evergreen of Asheville' }
  const edit = { kind: 'company', slug: 'site', seen: 0, restoredFrom: null }
  await stores.contentStore.save([{ ...edit, data }], { by: null, at: 1 })
  await stores.redirects.add([{ from: '/shop', to: '/products' }], { by: null, at: 1 })
  const library = libraryOn(stores, filesOf(readConfig({ DATA_DIR: here })))
  const { id } = await library.send(await pngPicture({ width: 60, height: 40 }))
  await library.makeAll()
  const texts = { alt: 'Gravel by the barn', focalX: 50, focalY: 50 }
  await stores.pictures.describe('stones/gravel', texts, 0, { by: null, at: 1 })
  const file = path.join(here, 'site.tar')
  const exported = await runManage(['content', 'export', file], { DATA_DIR: here })
  const counts = 'Documents: 1. Pictures: 2. Redirects: 1.'
  expect(exported).toMatchObject({ status: 0, out: expect.stringContaining(counts) })
  expect((await runManage(['content', 'export', file], { DATA_DIR: here })).status).toBe(1)
  expect(await runManage(['content', 'import', file], { DATA_DIR: there })).toMatchObject({
    status: 0,
    err: '',
  })
  const moved = await storesOf({ DATA_DIR: there })
  expect((await readSiteEdits(moved)).edits.company?.name).toBe('Evergreen of Asheville')
  expect((await moved.pictures.find(`uploads/${id}`))?.file?.id).toBe(id)
  expect(await moved.pictures.find('stones/gravel')).toMatchObject({ ...texts, file: null })
  expect(await moved.redirects.find(['/shop'])).toBe('/products')
  // Files of an earlier version are only JSON, including the bytes of pictures.
  const wrong = { ...edit, data: { ...data, phone: '12' } }
  const refusalOf = async (written: string) => {
    writeFileSync(file, written)
    return runManage(['content', 'import', file], { DATA_DIR: there })
  }
  const replaced = await library.send(await pngPicture({ width: 50, height: 40 }), {
    replaces: `uploads/${id}`,
  })
  await library.makeAll()
  const pictures = []
  for await (const { bytes, ...picture } of exportPictures(library.dependencies)) {
    if (bytes === null) continue
    pictures.push({ ...picture, bytes: Buffer.from(bytes).toString('base64') })
  }
  const exportedAt = Date.now() + minute
  const old = { format: 'site-content-1', exportedAt, pictures }
  const refused = await refusalOf(JSON.stringify({ ...old, documents: [wrong] }))
  expect(refused.err).toContain('Nothing was published:\n  company: phone: Enter 10 digits.')
  expect(refused.status).toBe(1)
  const shown = async () => (await moved.pictures.find(`uploads/${id}`))?.file?.id
  expect(await shown()).toBe(id)
  expect((await refusalOf(JSON.stringify({ ...old, documents: [] }))).status).toBe(0)
  expect(await shown()).toBe(replaced.id)
  const lost = {
    id: 'stones/of-old',
    fileId: null,
    name: 'Gravel',
    alt: '',
    focalX: 50,
    focalY: 50,
  }
  const unknown = await refusalOf(JSON.stringify({ ...old, pictures: [lost], documents: [] }))
  expect(unknown).toMatchObject({
    status: 0,
    out: expect.stringContaining('Left out stones/of-old'),
  })
  const rose = { ...Object(originalEntry('product', 'rose')), picture: `uploads/${'a'.repeat(32)}` }
  const shownRose = [{ kind: 'product', slug: 'rose', data: rose }]
  const unread = JSON.stringify({ ...old, pictures: 'lost', documents: shownRose })
  expect((await refusalOf(unread)).err).toContain('its pictures cannot be read')
  expect((await refusalOf('{ no JSON')).err).toContain('is not an export of a site')
  expect((await refusalOf('nothing of ours')).err).toContain('cannot be read')
})
