import { partSize } from '#domain/photographs/photograph.ts'
import type { PictureShape } from '#domain/site/picture-files.ts'
import type { FileStore } from '#ports/file-store.ts'
import type { Stores } from '#stores.ts'
import { makeNextPictureFile } from '#usecases/pictures/make-pictures.ts'
import { uploadPicture, type PictureUpload } from '#usecases/pictures/upload-picture.ts'
import { newPhotographId } from './photographs.ts'
import { testDependencies } from './test-dependencies.ts'

/** The library of a site, with a clock of its own. */
export function libraryOn(
  stores: Stores,
  files: FileStore,
  shapeOfProgram: (id: string) => PictureShape | null = () => null,
) {
  let now = 1_000
  const clock = { now: () => now }
  const dependencies = testDependencies(stores, clock, { files })
  const uploads = uploadPicture(dependencies, shapeOfProgram)
  const makeNext = makeNextPictureFile(dependencies)
  return {
    dependencies,
    uploads,
    makeNext,
    wait(ms: number) {
      now += ms
    },
    /** Makes all pictures that wait. */
    async makeAll() {
      while (await makeNext());
    },
    /** Uploads a whole file like the desk; returns its id and the answer of the last call. */
    async send(bytes: Buffer, upload: Partial<PictureUpload> = {}) {
      const { id = newPhotographId() } = upload
      const texts = { name: 'photo.jpg', alt: 'A garden gate', replaces: null }
      const begun = { id, size: bytes.length, ...texts, ...upload }
      let answer = await uploads.begin(begun, null)
      for (let part = 0; answer.ok && part * partSize < bytes.length; part += 1) {
        const some = new Uint8Array(bytes.subarray(part * partSize, (part + 1) * partSize))
        answer = await uploads.put(id, part, some)
      }
      return { id, answer }
    },
  }
}
