import { describe, expect, test } from 'vitest'
import { folderFiles } from '#adapters/files/folder-files.ts'
import { err } from '#domain/result.ts'
import { pictureKeys } from '#domain/site/picture-files.ts'
import { minute } from '#domain/time.ts'
import { makeNextPictureFile } from '#usecases/pictures/make-pictures.ts'
import { temporaryFolder } from '#support/databases.ts'
import { pngPicture } from '#support/photographs.ts'
import { libraryOn } from '#support/pictures.ts'
import { newForEachTest, storesOnEachDatabase } from '#support/stores.ts'

const folder = temporaryFolder()

describe.each(storesOnEachDatabase)('files of pictures in %s', (_kind, open) => {
  const files = folderFiles(folder.path)
  const stores = newForEachTest(open)
  const library = newForEachTest(() => libraryOn(stores, files))
  const small = () => pngPicture({ width: 60, height: 40 })

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
})
