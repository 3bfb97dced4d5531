import { partsOf, pictureKindOf, sizeOfPart, type Upload } from '#domain/photographs/photograph.ts'
import { err, ok } from '#domain/result.ts'
import { minute, type Instant } from '#domain/time.ts'
import type { Clock } from '#ports/clock.ts'
import type { FileStore } from '#ports/file-store.ts'
import type { Dependencies } from '#usecases/dependencies.ts'

/** How long one process may claim an upload: several times what one step may take. */
const leaseMs = 2 * minute

/** Pause of an upload whose files could not be reached. */
const pauseMs = minute

type PartKey = (part: number) => string

/** Whether a part is the next one, and whether the first one is that of a picture. */
export function checkPart({ arrived, state, size }: Upload, part: number, bytes: Uint8Array) {
  // The part was sent again because its answer was lost.
  if (part < arrived || state !== 'uploading') return 'repeated'
  if (part > arrived || part >= partsOf(size)) return 'wrong-part'
  if (bytes.length !== sizeOfPart(size, part)) return 'wrong-part'
  return part === 0 && pictureKindOf(bytes) === null ? 'no-picture' : 'next'
}

/**
 * Takes the next step of the upload that has waited longest, under a lease. Returns whether there
 * was one.
 */
export function takeNextStep<Claimed extends { readonly id: string }>(
  uploads: {
    claim(now: Instant, leaseUntil: Instant): Promise<Claimed | null>
    giveBack(id: string, until: Instant): Promise<void>
  },
  clock: Clock,
  step: (claimed: Claimed) => Promise<void>,
) {
  return async (): Promise<boolean> => {
    const now = clock.now()
    const claimed = await uploads.claim(now, now + leaseMs)
    if (claimed === null) return false
    try {
      await step(claimed)
    } catch (error) {
      await uploads.giveBack(claimed.id, clock.now() + pauseMs)
      throw error
    }
    return true
  }
}

/** The whole picture and its kind; refused if a part is missing, or if it is no picture. */
export async function readUpload(files: FileStore, keyOf: PartKey, size: number) {
  const bytes = new Uint8Array(size)
  let at = 0
  for (let part = 0; part < partsOf(size); part += 1) {
    const read = await files.read(keyOf(part))
    if (read === null || at + read.length > size) return err('unreadable')
    bytes.set(read, at)
    at += read.length
  }
  const kind = at === size ? pictureKindOf(bytes) : null
  return kind === null ? err('unreadable') : ok({ bytes, kind })
}

export async function removeParts(files: FileStore, keyOf: PartKey, parts: number): Promise<void> {
  for (let part = 0; part < parts; part += 1) await files.remove(keyOf(part))
}

/** Deletes unused files, some at a time. */
export function removeOldFiles({
  fileRemovals,
  files,
}: Pick<Dependencies, 'fileRemovals' | 'files'>) {
  return async (): Promise<void> => {
    const keys = await fileRemovals.list(100)
    for (const key of keys) await files.remove(key)
    await fileRemovals.forget(keys)
  }
}
