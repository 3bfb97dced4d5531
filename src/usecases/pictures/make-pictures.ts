import { partsOf } from '#domain/photographs/photograph.ts'
import { filesOf, pictureKeys, shapeFor } from '#domain/site/picture-files.ts'
import { day } from '#domain/time.ts'
import type { ClaimedFile } from '#ports/picture-store.ts'
import type { Dependencies } from '#usecases/dependencies.ts'
import { readUpload, removeParts, takeNextStep } from '#usecases/uploads.ts'

/** Period for which unused files stay, since open tabs and feeds may name them. */
export const unusedFor = 30 * day

/** Uploads whose files are removed in one round. */
const removedAtOnce = 20

/**
 * Takes the next step of the upload that has waited longest: checks it, or makes one of its files.
 * Made files are counted, so another process continues after one is stopped or killed, and pages
 * show the picture once all its files exist. Returns whether there was an upload.
 */
export function makeNextPictureFile(dependencies: Dependencies) {
  const { pictures, clock } = dependencies
  return takeNextStep(pictures, clock, (claimed) =>
    (claimed.shape === null ? prepare : makeFile)(dependencies, claimed),
  )
}

async function makeFile(
  { pictures, files, clock, pictureMaker }: Dependencies,
  claimed: ClaimedFile,
): Promise<void> {
  const { id, shape, made } = claimed
  const keys = pictureKeys(id)
  const master = await files.read(keys.master)
  const file = shape === null ? undefined : filesOf(shape)[made]
  if (master === null || file === undefined) return pictures.markRefused(claimed, 'unreadable')
  const encoded = await pictureMaker.makeFile(master, file)
  if (encoded.ok) {
    await files.put(keys.file(file), encoded.value)
    await pictures.markMade(id, made + 1, clock.now())
    // A busy machine tries again after the lease, until the tries are used up.
  } else if (encoded.error !== 'too-slow') {
    await pictures.markRefused(claimed, encoded.error)
  }
}

/** Makes the master of an upload and deletes the upload, so that the original is stored nowhere. */
async function prepare(
  { pictures, files, pictureMaker }: Dependencies,
  claimed: ClaimedFile,
): Promise<void> {
  const { id, size, wanted } = claimed
  const keys = pictureKeys(id)
  const upload = await readUpload(files, keys.part, size)
  const prepared = upload.ok
    ? await pictureMaker.prepare(upload.value.bytes, upload.value.kind)
    : upload
  if (!prepared.ok) return pictures.markRefused(claimed, prepared.error)
  const { bytes: master, color, ...measures } = prepared.value
  await files.put(keys.master, master)
  const shape = shapeFor(measures, wanted)
  await pictures.markPrepared(id, { shape, color, toMake: filesOf(shape).length })
}

/** Removes the files that no page has shown for a month; returns the number of uploads. */
export function removeUnusedPictures({ pictures, files, clock }: Dependencies) {
  return async (): Promise<number> => {
    const gone = await pictures.listUnused(clock.now() - unusedFor, removedAtOnce)
    for (const { id, size, shape } of gone) {
      await removeParts(files, pictureKeys(id).part, partsOf(size))
      await files.remove(pictureKeys(id).master)
      for (const file of shape === null ? [] : filesOf(shape)) {
        await files.remove(pictureKeys(id).file(file))
      }
    }
    await pictures.delete(gone.map(({ id }) => id))
    return gone.length
  }
}
