import { isPhotographId, photographFiles } from '#domain/photographs/photograph.ts'
import type { Dependencies } from '#usecases/dependencies.ts'
import { openLink } from '#usecases/quote-requests/request-links.ts'

/** Reads a photograph for a visitor with a link to its request; null for anyone else. */
export function readPicture(dependencies: Dependencies) {
  const open = openLink(dependencies)
  const read = readShownPicture(dependencies)
  return async (id: string, size: 'full' | 'small', token: string) => {
    const opened = await open(token)
    if (opened === null) return null
    // The customer sees their own photographs; the owner's link shows all.
    return read(
      id,
      size,
      ({ requestId, by }) =>
        requestId === opened.requestId && (by === null || opened.opens === 'photographs'),
    )
  }
}

type Found = NonNullable<Awaited<ReturnType<Dependencies['photographs']['find']>>>

/** Reads a photograph for a caller whose access was checked. */
export function readShownPicture({ photographs, files }: Dependencies) {
  return async (id: string, size: 'full' | 'small', isTheirs: (photograph: Found) => boolean) => {
    const found = isPhotographId(id) ? await photographs.find(id) : null
    if (found?.state !== 'ready' || !isTheirs(found)) return null
    return files.read(photographFiles(id)[size])
  }
}
