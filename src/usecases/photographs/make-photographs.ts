import {
  awaitedFor,
  emptyFor,
  photographFiles,
  removedFor,
  unclaimedFor,
} from '#domain/photographs/photograph.ts'
import type { FileStore } from '#ports/file-store.ts'
import type { Dependencies } from '#usecases/dependencies.ts'
import { readUpload, removeOldFiles, takeNextStep } from '#usecases/uploads.ts'

/** Photographs whose files are removed in one round. */
const removedAtOnce = 100

/**
 * Makes the photograph that has waited longest, and deletes the upload, so that the original is
 * stored nowhere. Returns whether there was one.
 */
export function makeNextPhotograph(dependencies: Dependencies) {
  const { photographs, clock } = dependencies
  return takeNextStep(photographs, clock, (claimed) => make(dependencies, claimed))
}

async function make(
  { photographs, files, pictureMaker }: Dependencies,
  { id, size }: { readonly id: string; readonly size: number },
): Promise<void> {
  const keys = photographFiles(id)
  const upload = await readUpload(files, keys.part, size)
  const made = upload.ok ? await pictureMaker.make(upload.value.bytes, upload.value.kind) : upload
  if (!made.ok) return photographs.markRefused(id, made.error)
  await files.put(keys.full, made.value.full)
  await files.put(keys.small, made.value.small)
  // Its request may have been deleted meanwhile.
  if (!(await photographs.markReady(id, made.value))) await removeMade(files, id)
}

/** Deletes photographs without a subject, incomplete and removed ones; returns their number. */
export function removeUnclaimedPhotographs(dependencies: Dependencies) {
  const { photographs, clock } = dependencies
  const removeFiles = removeOldFiles(dependencies)
  return async (): Promise<number> => {
    const now = clock.now()
    const before = {
      begun: now - unclaimedFor,
      empty: now - emptyFor,
      awaited: now - awaitedFor,
      removed: now - removedFor,
    }
    let count = 0
    for (; count < removedAtOnce; count += 1) {
      const [gone] = await photographs.listUnclaimed(before, 1)
      if (gone === undefined) break
      await photographs.delete(gone, before)
      // At once: a browser that uploads it again puts files under the same keys.
      await removeFiles()
    }
    return count
  }
}

async function removeMade(files: FileStore, id: string): Promise<void> {
  await files.remove(photographFiles(id).full)
  await files.remove(photographFiles(id).small)
}
