import { describe, expect, test } from 'vitest'
import { folderFiles } from '#adapters/files/folder-files.ts'
import { err } from '#domain/result.ts'
import { pictureKeys } from '#domain/site/picture-files.ts'
import { day, minute } from '#domain/time.ts'
import { makeNextPictureFile, removeUnusedPictures } from '#usecases/pictures/make-pictures.ts'
import { openTestDatabase, temporaryFolder } from '#support/databases.ts'
import { heicPicture, pngBomb, pngPicture } from '#support/photographs.ts'
import { libraryOn } from '#support/pictures.ts'
import { newForEachTest, sqlStores } from '#support/stores.ts'

const folder = temporaryFolder()
const small = () => pngPicture({ width: 60, height: 40 })

// The queries are tested on both databases in `picture-store.test.ts`.
describe('files of pictures', () => {
  const files = folderFiles(folder.path)
  const stores = newForEachTest(async () => sqlStores(await openTestDatabase()))
  const library = newForEachTest(() => libraryOn(stores, files))

  test('a picture whose files cannot be made is refused, and not tried for ever', async () => {
    const { id } = await library.send(await small())
    await library.makeNext()
    await files.put(pictureKeys(id).master, Buffer.from('damaged'))
    await library.makeAll()
    const { progress = null } = (await stores.pictures.find(`uploads/${id}`)) ?? {}
    expect(progress).toMatchObject({ state: 'refused', refusal: 'unreadable' })
  })

  test('a busy machine gets several tries at each file', async () => {
    const { id } = await library.send(await small())
    await library.makeNext()
    const { pictureMaker } = library.dependencies
    let slow = 3
    const makeNext = makeNextPictureFile({
      ...library.dependencies,
      pictureMaker: {
        ...pictureMaker,
        makeFile: (...file) =>
          (slow -= 1) < 0 ? pictureMaker.makeFile(...file) : Promise.resolve(err('too-slow')),
      },
    })
    for (let round = 0; round < 4; round += 1) {
      expect(await makeNext()).toBe(true)
      library.wait(2 * minute)
    }
    const { progress = null } = (await stores.pictures.find(`uploads/${id}`)) ?? {}
    expect(progress).toMatchObject({ state: 'received', made: 1 })
  })

  test('a phone’s HEIC is accepted, and a file that is no picture is refused with a reason', async () => {
    const { id } = await library.send(heicPicture())
    await library.makeAll()
    expect(await stores.pictures.served()).toMatchObject([{ id: `uploads/${id}` }])
    const refused = async (bytes: Buffer) => {
      const { id: sent, answer } = await library.send(bytes)
      await library.makeAll()
      const found = await stores.pictures.find(`uploads/${sent}`)
      return answer.ok ? found?.progress?.refusal : answer.error.code
    }
    expect(await refused(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBe(
      'not-a-picture',
    )
    expect(await refused(Buffer.from('<!doctype html><script>1</script>'))).toBe('not-a-picture')
    expect(await refused(await pngBomb(20_000))).toBe('too-many-pixels')
    expect(await refused((await small()).subarray(0, 60))).toBe('unreadable')
    expect(await refused(Buffer.alloc(16 * 1024 * 1024))).toBe('picture-too-large')
    expect(await stores.pictures.served()).toHaveLength(1)
    // A file that is no picture leaves nothing; the others keep their reason.
    expect(await stores.pictures.list()).toHaveLength(3)
    library.wait(31 * day)
    await removeUnusedPictures(library.dependencies)()
    expect(await stores.pictures.list()).toMatchObject([{ id: `uploads/${id}` }])
    const other = await library.send(await small(), { replaces: 'stones/nothing' })
    expect(other.answer).toEqual(err({ code: 'unknown-picture' }))
  })
})
