import { describe, expect, test } from 'vitest'
import { folderFiles } from '#adapters/files/folder-files.ts'
import { err } from '#domain/result.ts'
import { siteContent } from '#scripts/site-content.ts'
import { temporaryFolder } from '#support/databases.ts'
import { deskOn } from '#support/desk.ts'
import { pngPicture } from '#support/photographs.ts'
import { libraryOn } from '#support/pictures.ts'
import { newForEachTest, storesOnEachDatabase } from '#support/stores.ts'

const folder = temporaryFolder()

describe.each(storesOnEachDatabase)('descriptions of pictures in %s', (_kind, open) => {
  const stores = newForEachTest(open)
  const library = newForEachTest(() => libraryOn(stores, folderFiles(folder.path)))

  const actor = { by: null, at: 5_000 }
  const small = () => pngPicture({ width: 60, height: 40 })
  const served = () => stores.pictures.served()

  test('a search finds the pictures that have a word with that beginning, in any script', async () => {
    await library.send(await small(), { alt: 'Сирень у ворот' })
    const found = (search: string) =>
      deskOn(stores).pictures.listPictures(siteContent, { shelf: 'own', search, page: 1 })
    expect((await found('сир')).place.total).toBe(1)
    expect((await found('роза')).place.total).toBe(0)
  })

  test('a file that could not be read is not asked for a description', async () => {
    await library.send(await small(), { alt: '' })
    await library.send((await small()).subarray(0, 60), { alt: '' })
    await library.makeAll()
    const { undescribed } = await deskOn(stores).pictures.listPictures(siteContent, {
      shelf: 'own',
      search: '',
      page: 1,
    })
    expect(undescribed).toBe(1)
  })

  test('a picture that is only the logo is not asked for a description', async () => {
    const { id } = await library.send(await small(), { alt: '' })
    await library.makeAll()
    const undescribedIn = async (content: typeof siteContent) => {
      const query = { shelf: 'own', search: '', page: 1 } as const
      return (await deskOn(stores).pictures.listPictures(content, query)).undescribed
    }
    const logo = { ...siteContent.businessPicture, id: `uploads/${id}` }
    expect(await undescribedIn({ ...siteContent, logo })).toBe(0)
    expect(await undescribedIn({ ...siteContent, logo, businessPicture: logo })).toBe(1)
  })

  test('a removed picture cannot be described, so that it can be restored', async () => {
    const { id } = await library.send(await small())
    await library.makeAll()
    const removed = await stores.pictures.remove(`uploads/${id}`, actor)
    const texts = { alt: 'A rose', focalX: 20, focalY: 80 }
    expect(await stores.pictures.describe(`uploads/${id}`, texts, 0, actor)).toEqual(
      err({ code: 'unknown-picture' }),
    )
    const { value } = removed.ok ? removed : { value: null }
    expect(value && (await stores.pictures.restore(value, actor))).toBe(true)
  })

  test('a description that stays during a replacement does not undo a newer one', async () => {
    const { id } = await library.send(await small(), { alt: 'A gate' })
    await library.makeAll()
    const replaces = `uploads/${id}`
    await library.send(await small(), { replaces, alt: 'A gate' })
    const texts = { alt: 'A garden gate', focalX: 50, focalY: 50 }
    await stores.pictures.describe(replaces, texts, 0, actor)
    await library.makeAll()
    expect(await served()).toMatchObject([{ alt: 'A garden gate' }])
    await library.send(await small(), { replaces, alt: 'A new gate' })
    await library.makeAll()
    expect(await served()).toMatchObject([{ alt: 'A new gate' }])
  })

  test('the file from before a replacement comes back with its description, and so does the other', async () => {
    const { id: first } = await library.send(await small(), { alt: 'A gate' })
    await library.makeAll()
    const replaces = `uploads/${first}`
    const show = (file: string) => stores.pictures.showFormerFile(replaces, file, 0, actor)
    const { id: second } = await library.send(await small(), { replaces, alt: 'A fence' })
    expect(await show(second)).toBe(false)
    await library.makeAll()
    const shown = async () =>
      (await served()).map((each) => ('base' in each ? [each.alt, each.base] : []))
    expect(await stores.pictures.formerFile(replaces, library.dependencies.clock.now())).toBeNull()
    expect(await stores.pictures.formerFile(replaces, 0)).toBe(first)
    // The second time, it is the same press that is sent again.
    expect([await show(first), await show(first)]).toEqual([true, true])
    expect(await shown()).toEqual([['A gate', `/media/uploads/${first}`]])
    expect(await show(second)).toBe(true)
    expect(await shown()).toEqual([['A fence', `/media/uploads/${second}`]])
    expect(await stores.pictures.listUnused(9_000, 5)).toMatchObject([{ id: first }])
  })

  test('a file without a description comes back without one', async () => {
    const { id } = await library.send(await small(), { alt: '' })
    await library.makeAll()
    const replaces = `uploads/${id}`
    await library.send(await small(), { replaces, alt: 'A fence' })
    await library.makeAll()
    await stores.pictures.showFormerFile(replaces, id, 0, actor)
    expect(await served()).toMatchObject([{ alt: '' }])
  })
})
