import { partsOf, pictureKindOf } from '#domain/photographs/photograph.ts'
import { err } from '#domain/result.ts'
import { filesOf, pictureKeys, shapeFor } from '#domain/site/picture-files.ts'
import { day, minute } from '#domain/time.ts'
import type { FileStore } from '#ports/file-store.ts'
import type { ClaimedFile } from '#ports/picture-store.ts'
import type { Dependencies } from '#usecases/dependencies.ts'
import type { PictureDependencies } from './upload-picture.ts'

type MakerDependencies = PictureDependencies & Pick<Dependencies, 'pictureMaker'>

/** How long one process may claim an upload: several times what one step may take. */
const leaseMs = 2 * minute

/** Pause of an upload whose files could not be reached. */
const pauseMs = minute

/** Period for which unused files stay, since open tabs and feeds may name them. */
const unusedFor = 30 * day

/** Uploads whose files are removed in one round. */
const removedAtOnce = 20

/**
 * Takes the next step of the upload that has waited longest: checks it, or makes one of its files.
 * Made files are counted, so another process continues after one is stopped or killed, and pages
 * show the picture once all its files exist. Returns whether there was an upload.
 */
export function makeNextPictureFile(dependencies: MakerDependencies) {
  const { pictures, clock } = dependencies
  return async (): Promise<boolean> => {
    const now = clock.now()
    const claimed = await pictures.claim(now, now + leaseMs)
    if (claimed === null) return false
    try {
      await (claimed.shape === null ? prepare : makeFile)(dependencies, claimed)
    } catch (error) {
      await pictures.giveBack(claimed.id, clock.now() + pauseMs)
      throw error
    }
    return true
  }
}

async function makeFile(
  { pictures, files, clock, pictureMaker }: MakerDependencies,
  claimed: ClaimedFile,
): Promise<void> {
  const { id, shape, made } = claimed
  const keys = pictureKeys(id)
  const master = await files.read(keys.master)
  const file = shape === null ? undefined : filesOf(shape)[made]
  if (master === null || file === undefined) return pictures.markRefused(claimed, 'unreadable')
  await files.put(keys.file(file), await pictureMaker.makeFile(master, file))
  await pictures.markMade(id, made + 1, clock.now())
}

/** Makes the master of an upload and deletes the upload, so that the original is stored nowhere. */
async function prepare(
  { pictures, files, pictureMaker }: MakerDependencies,
  claimed: ClaimedFile,
): Promise<void> {
  const { id, size, wanted } = claimed
  const bytes = await joined(files, id, size)
  const kind = bytes === null ? null : pictureKindOf(bytes)
  const prepared =
    bytes === null || kind === null
      ? err('unreadable' as const)
      : await pictureMaker.prepare(bytes, kind)
  if (prepared.ok) {
    const { bytes: master, color, ...measures } = prepared.value
    await files.put(pictureKeys(id).master, master)
    const shape = shapeFor(measures, wanted)
    await pictures.markPrepared(id, { shape, color, toMake: filesOf(shape).length })
  } else {
    await pictures.markRefused(claimed, prepared.error)
  }
}

/** Removes the files that no page has shown for a month; returns the number of uploads. */
export function removeUnusedPictures({ pictures, files, clock }: PictureDependencies) {
  return async (): Promise<number> => {
    const gone = await pictures.listUnused(clock.now() - unusedFor, removedAtOnce)
    for (const { id, size, shape } of gone) {
      await removeParts(files, id, size)
      await files.remove(pictureKeys(id).master)
      for (const file of shape === null ? [] : filesOf(shape)) {
        await files.remove(pictureKeys(id).file(file))
      }
    }
    await pictures.delete(gone.map(({ id }) => id))
    return gone.length
  }
}

async function removeParts(files: FileStore, id: string, size: number): Promise<void> {
  for (let part = 0; part < partsOf(size); part += 1) await files.remove(pictureKeys(id).part(part))
}

/** The whole upload; null if a part is missing. */
async function joined(files: FileStore, id: string, size: number): Promise<Uint8Array | null> {
  const whole = new Uint8Array(size)
  let at = 0
  for (let part = 0; part < partsOf(size); part += 1) {
    const bytes = await files.read(pictureKeys(id).part(part))
    if (bytes === null || at + bytes.length > size) return null
    whole.set(bytes, at)
    at += bytes.length
  }
  return at === size ? whole : null
}
