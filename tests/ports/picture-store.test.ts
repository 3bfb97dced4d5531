import { describe, expect, test } from 'vitest'
import { folderFiles } from '#adapters/files/folder-files.ts'
import { maxPictures } from '#domain/site/library-picture.ts'
import { keyOfAddress } from '#domain/site/picture-files.ts'
import { day, minute } from '#domain/time.ts'
import { err, ok } from '#domain/result.ts'
import { exportPictures, importPicture } from '#usecases/pictures/move-pictures.ts'
import { removeUnusedPictures } from '#usecases/pictures/make-pictures.ts'
import { removeOldFiles } from '#usecases/uploads.ts'
import { temporaryFolder } from '#support/databases.ts'
import { pngPicture } from '#support/photographs.ts'
import { libraryOn } from '#support/pictures.ts'
import { newForEachTest, storesOnEachDatabase } from '#support/stores.ts'

const folder = temporaryFolder()

describe.each(storesOnEachDatabase)('the picture library in %s', (_kind, open) => {
  const files = folderFiles(folder.path)
  const card = { width: 40, height: 30, widths: [20, 40, 60] }
  const ofProgram = { main: card, portrait: { ...card, height: 60 }, hasPreview: true }
  const stores = newForEachTest(open)
  const library = newForEachTest(() =>
    libraryOn(stores, files, (id) => (id === 'stones/gravel' ? ofProgram : null)),
  )

  const actor = { by: null, at: 5_000 }
  const small = () => pngPicture({ width: 60, height: 40 })
  const served = () => stores.pictures.served()
  const isThere = async (address: string) => {
    const named = keyOfAddress(address.split('/').at(-1) ?? '')
    return named !== null && (await files.read(named.key)) !== null
  }

  test('a picture is on pages once all its files are made, with progress, even after a killed process', async () => {
    const { id, answer } = await library.send(await pngPicture({ width: 700, height: 700 }))
    expect(answer).toMatchObject(ok({ state: 'received' }))
    const progress = async () => (await stores.pictures.find(`uploads/${id}`))?.progress
    await library.makeNext()
    expect(await progress()).toMatchObject({ state: 'received', made: 0, toMake: 5 })
    await library.makeNext()
    expect(await progress()).toMatchObject({ made: 1 })
    expect(await served()).toEqual([])
    // A process claims it and dies.
    await stores.pictures.claim(1_000, 1_000 + 2 * minute)
    expect(await library.makeNext()).toBe(false)
    library.wait(2 * minute)
    await library.makeAll()
    const before = await stores.contentStore.publication()
    expect(before).toBe(1)
    const [picture] = await served()
    expect(picture).toMatchObject({
      id: `uploads/${id}`,
      alt: 'A garden gate',
      width: 480,
      height: 480,
      widths: [320, 480],
      base: `/media/uploads/${id}`,
    })
    for (const address of [
      `${id}-320.avif`,
      `${id}-480.avif`,
      `${id}-480.webp`,
      `${id}-preview.jpg`,
    ]) {
      expect(await isThere(address)).toBe(true)
    }
    expect(await isThere(`${id}-720.avif`)).toBe(false)
    await removeOldFiles({ ...stores, files })()
    expect(await files.read(`pictures/${id}/part-0`)).toBeNull()
    expect(await stores.activity.list(null, 5)).toMatchObject([{ kind: 'picture-added' }])
  })

  test('a process that took too long undoes nothing of its successor', async () => {
    const { id } = await library.send(await small())
    const slow = (await stores.pictures.claim(1_000, 1_000)) ?? expect.fail('nothing waits')
    await library.makeNext()
    // The upload is deleted with the step, whatever happens to the process after it.
    expect(await stores.fileRemovals.list(9)).toEqual([`pictures/${id}/part-0`])
    const progress = async () => (await stores.pictures.find(`uploads/${id}`))?.progress
    await stores.pictures.markRefused(slow, 'unreadable')
    expect(await progress()).toMatchObject({ state: 'received', made: 0 })
    await library.makeAll()
    await stores.pictures.markRefused({ ...slow, shape: ofProgram }, 'unreadable')
    expect(await served()).toMatchObject([{ id: `uploads/${id}` }])
    expect(await progress()).toBeNull()
  })

  test('a picture of the program is replaced by one of its shape, with the old text and file until then', async () => {
    await stores.pictures.describe(
      'stones/gravel',
      { alt: 'Gravel', focalX: 50, focalY: 50 },
      0,
      actor,
    )
    expect(await served()).toEqual([{ id: 'stones/gravel', alt: 'Gravel' }])
    const replaces = 'stones/gravel'
    const { id } = await library.send(await small(), { replaces, alt: 'Our own gravel' })
    await library.makeNext()
    await library.makeNext()
    expect(await served()).toEqual([{ id: 'stones/gravel', alt: 'Gravel' }])
    await library.makeAll()
    const [picture] = await served()
    expect(picture).toMatchObject({
      alt: 'Our own gravel',
      width: 40,
      height: 30,
      widths: [20, 40],
      portrait: { width: 20, height: 30, base: `/media/uploads/${id}-tall` },
      og: `/media/uploads/${id}-preview.jpg`,
    })
    const second = await library.send(await small(), { replaces, alt: '' })
    await library.makeAll()
    expect(await served()).toMatchObject([
      { alt: 'Our own gravel', base: `/media/uploads/${second.id}` },
    ])
    // The former file stays for open tabs, for a month.
    expect(await isThere(`${id}-40.avif`)).toBe(true)
    library.wait(31 * day)
    expect(await removeUnusedPictures(library.dependencies)()).toBe(1)
    expect(await isThere(`${id}-40.avif`)).toBe(false)
    expect(await isThere(`${second.id}-40.avif`)).toBe(true)
    // The original of the program is shown again at once, used or not.
    const before = await served()
    const removed = await stores.pictures.remove('stones/gravel', actor)
    expect(await served()).toEqual([])
    if (!removed.ok || removed.value === null) throw new Error('nothing was removed')
    // Two colleagues who click Undo restore it once.
    const back = await Promise.all(
      [1, 2].map(async () => removed.value && stores.pictures.restore(removed.value, actor)),
    )
    expect(back.filter((isBack) => isBack)).toHaveLength(1)
    expect(await served()).toEqual(before)
    library.wait(31 * day)
    expect(await removeUnusedPictures(library.dependencies)()).toBe(0)
  })

  test('a picture used by a document cannot be removed, whether published or drafted', async () => {
    const { id } = await library.send(await small())
    await library.makeAll()
    const picture = `uploads/${id}`
    const key = { kind: 'product', slug: 'rose' }
    const publish = (data: unknown, seen: number, draft: number) =>
      stores.contentStore.save([{ ...key, data, seen, draft, restoredFrom: null }], actor)
    const draft = (data: unknown, seen: number) =>
      stores.contentStore.saveDraft(key, { data, seen, basedOn: 0 }, actor)
    const remove = () => stores.pictures.remove(picture, actor)
    await draft({ picture }, 0)
    expect(await remove()).toEqual(err({ code: 'in-use', ...key }))
    await publish({ picture }, 0, 1)
    await draft({ picture: 'stones/gravel' }, 2)
    expect(await remove()).toEqual(err({ code: 'in-use', ...key }))
    await publish({ picture: 'stones/gravel' }, 1, 3)
    expect(await remove()).toMatchObject(ok({ id: picture, fileId: id }))
    expect(await served()).toEqual([])
    expect(await isThere(`${id}-60.avif`)).toBe(true)
  })

  test('pictures move to another site with their texts, in all sizes', async () => {
    const { id } = await library.send(await small())
    await library.makeAll()
    const texts = { alt: 'A rose', focalX: 20, focalY: 80 }
    await stores.pictures.describe(`uploads/${id}`, texts, 0, actor)
    const there = await open()
    const other = libraryOn(there, folderFiles(`${folder.path}/there-${id}`))
    for await (const picture of exportPictures(library.dependencies)) {
      for (const { dependencies } of [library, other, other]) {
        expect(await importPicture(dependencies)(picture, null)).toBe('imported')
      }
    }
    const moved = { id: `uploads/${id}`, alt: 'A rose', focal: [0.2, 0.8], widths: [60] }
    expect(await there.pictures.served()).toMatchObject([moved])
    expect(await other.dependencies.files.read(`pictures/${id}/file-60-avif`)).not.toBeNull()
  })

  test('the text of a program’s picture moves alone, and not to a file in its place', async () => {
    const texts = { alt: 'Gravel by the barn', focalX: 50, focalY: 50 }
    await stores.pictures.describe('stones/gravel', texts, 0, actor)
    const exported = []
    for await (const picture of exportPictures(library.dependencies)) exported.push(picture)
    const [moved = expect.fail('nothing was exported')] = exported
    expect(moved).toMatchObject({ id: 'stones/gravel', fileId: null, bytes: null, ...texts })
    const there = await open()
    const other = libraryOn(there, folderFiles(`${folder.path}/words`), () => ofProgram)
    const importOne = importPicture(other.dependencies)
    for (const writtenAt of [null, 1]) expect(await importOne(moved, writtenAt)).toBe('imported')
    expect(await there.pictures.served()).toEqual([{ id: 'stones/gravel', alt: texts.alt }])
    expect((await there.pictures.find('stones/gravel'))?.revision).toBe(1)
    await other.send(await small(), { replaces: 'stones/gravel', alt: 'Our own' })
    await other.makeAll()
    expect(await importOne(moved, null)).toBe('kept')
    expect(await there.pictures.find('stones/gravel')).toMatchObject({ alt: 'Our own' })
  })

  test('the text of a picture that the program no longer has stays behind', async () => {
    const texts = { alt: 'Gravel by the barn', focalX: 50, focalY: 50 }
    await stores.pictures.describe('stones/of-old', texts, 0, actor)
    for await (const picture of exportPictures(library.dependencies)) {
      throw new Error(`${picture.id} was exported`)
    }
    // A site with an earlier version of the program may export such pictures.
    const moved = { ...texts, id: 'stones/of-older', fileId: null, name: 'Gravel', bytes: null }
    expect(await importPicture(library.dependencies)(moved, null)).toBe('unknown')
    expect(await stores.pictures.find('stones/of-older')).toBeNull()
  })

  test('an export older than a replaced picture leaves the new one as it is', async () => {
    const { id } = await library.send(await small(), { replaces: 'stones/gravel', alt: 'First' })
    await library.makeAll()
    const exported = []
    for await (const picture of exportPictures(library.dependencies)) exported.push(picture)
    const [older] = exported
    if (older === undefined || older.fileId === null) throw new Error('nothing was exported')
    expect(older).toMatchObject({ id: 'stones/gravel', fileId: id, alt: 'First' })
    library.wait(minute)
    const newer = await library.send(await small(), { replaces: 'stones/gravel', alt: 'Second' })
    await library.makeAll()
    const shown = await stores.pictures.find('stones/gravel')
    expect(shown).toMatchObject({ file: { id: newer.id }, alt: 'Second' })
    const importOne = importPicture(library.dependencies)
    // Exports of an earlier version contain no time.
    for (const writtenAt of [null, (shown?.fileAddedAt ?? 0) - 1]) {
      expect(await importOne(older, writtenAt)).toBe('kept')
      expect(await stores.pictures.find('stones/gravel')).toEqual(shown)
    }
    // The same holds once its own file was deleted here.
    const unknown = { ...older, fileId: 'f'.repeat(32) }
    expect(await importOne(unknown, (shown?.fileAddedAt ?? 0) - 1)).toBe('kept')
    expect(await stores.pictures.find('stones/gravel')).toEqual(shown)
    await stores.pictures.remove('stones/gravel', actor)
    expect(await importOne(older, null)).toBe('removed')
  })

  test('a picture replaced at the desk moves under its own name', async () => {
    const first = await library.send(await small())
    await library.makeAll()
    const second = await library.send(await small(), { replaces: `uploads/${first.id}` })
    await library.makeAll()
    const there = await open()
    const other = libraryOn(there, folderFiles(`${folder.path}/there-${first.id}`))
    for await (const picture of exportPictures(library.dependencies)) {
      expect(await importPicture(other.dependencies)(picture, null)).toBe('imported')
    }
    expect(await there.pictures.find(`uploads/${first.id}`)).toMatchObject({
      file: { id: second.id },
    })
  })

  test('a failed file is not shown once another has replaced it', async () => {
    const { id } = await library.send(await small())
    await library.makeAll()
    const replaces = `uploads/${id}`
    const progress = async () => (await stores.pictures.find(replaces))?.progress
    library.wait(minute)
    await library.send((await small()).subarray(0, 60), { replaces })
    await library.makeAll()
    expect(await progress()).toMatchObject({ state: 'refused', refusal: 'unreadable' })
    library.wait(minute)
    await library.send(await small(), { replaces })
    expect(await progress()).toMatchObject({ state: 'received' })
    await library.makeAll()
    expect(await progress()).toBeNull()
  })

  test('a full library takes no new picture, but another file for an existing one', async () => {
    const { id } = await library.send(await small())
    const texts = { name: '', alt: '', focal_x: 50, focal_y: 50, revision: 0, file_id: null }
    const others = Array.from({ length: maxPictures - 1 }, (_, place) => `uploads/other-${place}`)
    await stores.database.db
      .insertInto('pictures')
      .values(others.map((other) => ({ id: other, ...texts, added_at: 1, added_by: null })))
      .execute()
    const answerTo = async (replaces: string | null) =>
      (await library.send(await small(), { replaces })).answer
    expect(await answerTo(null)).toEqual(err({ code: 'library-full' }))
    for (const replaces of [`uploads/${id}`, 'stones/gravel'])
      expect(await answerTo(replaces)).toMatchObject(ok({ state: 'received' }))
  })
})
