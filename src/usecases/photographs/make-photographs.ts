import {
  awaitedFor,
  emptyFor,
  partsOf,
  photographFiles,
  pictureKindOf,
  removedFor,
  unclaimedFor,
} from '#domain/photographs/photograph.ts'
import { err } from '#domain/result.ts'
import { minute } from '#domain/time.ts'
import type { FileStore } from '#ports/file-store.ts'
import type { Dependencies } from '#usecases/dependencies.ts'
import type { UploadDependencies } from './upload-photograph.ts'

type MakerDependencies = UploadDependencies & Pick<Dependencies, 'pictureMaker'>

/** How long one process may claim a photograph: several times what making one may take. */
const leaseMs = 2 * minute

/** Pause of a photograph whose files could not be reached. */
const pauseMs = minute

/** Photographs whose files are removed in one round. */
const removedAtOnce = 100

/**
 * Makes the photograph that has waited longest, and deletes the upload, so that the original is
 * stored nowhere. Returns whether there was one.
 */
export function makeNextPhotograph(dependencies: MakerDependencies) {
  const { photographs, clock } = dependencies
  return async (): Promise<boolean> => {
    const now = clock.now()
    const claimed = await photographs.claim(now, now + leaseMs)
    if (claimed === null) return false
    try {
      await make(dependencies, claimed)
    } catch (error) {
      await photographs.giveBack(claimed.id, clock.now() + pauseMs)
      throw error
    }
    return true
  }
}

async function make(
  { photographs, files, pictureMaker }: MakerDependencies,
  { id, size }: { readonly id: string; readonly size: number },
): Promise<void> {
  const keys = photographFiles(id)
  const bytes = await joined(files, id, size)
  const kind = bytes === null ? null : pictureKindOf(bytes)
  const made =
    bytes === null || kind === null
      ? err('unreadable' as const)
      : await pictureMaker.make(bytes, kind)
  if (made.ok) {
    await files.put(keys.full, made.value.full)
    await files.put(keys.small, made.value.small)
    // Its request may have been deleted meanwhile.
    if (!(await photographs.markReady(id, made.value))) await removeMade(files, id)
  } else {
    await photographs.markRefused(id, made.error)
  }
}

/**
 * Deletes photographs without a subject, incomplete ones, and removed ones; returns their number.
 */
export function removeUnclaimedPhotographs({ photographs, files, clock }: UploadDependencies) {
  return async (): Promise<number> => {
    const now = clock.now()
    const before = {
      begun: now - unclaimedFor,
      empty: now - emptyFor,
      awaited: now - awaitedFor,
      removed: now - removedFor,
    }
    let count = 0
    // One by one, since the rest of another may arrive meanwhile.
    for (; count < removedAtOnce; count += 1) {
      const [gone] = await photographs.listUnclaimed(before, 1)
      if (gone === undefined) break
      await removeParts(files, gone.id, gone.parts)
      await removeMade(files, gone.id)
      await photographs.delete([gone.id], before)
      // A process that was just making it may have written its picture in between.
      if ((await photographs.upload(gone.id)) === null) await removeMade(files, gone.id)
    }
    return count
  }
}

async function removeMade(files: FileStore, id: string): Promise<void> {
  await files.remove(photographFiles(id).full)
  await files.remove(photographFiles(id).small)
}

async function removeParts(files: FileStore, id: string, parts: number): Promise<void> {
  for (let part = 0; part < parts; part += 1) await files.remove(photographFiles(id).part(part))
}

/** The whole upload; null if a part is missing. */
async function joined(files: FileStore, id: string, size: number): Promise<Uint8Array | null> {
  const whole = new Uint8Array(size)
  let at = 0
  for (let part = 0; part < partsOf(size); part += 1) {
    const bytes = await files.read(photographFiles(id).part(part))
    if (bytes === null || at + bytes.length > size) return null
    whole.set(bytes, at)
    at += bytes.length
  }
  return at === size ? whole : null
}
