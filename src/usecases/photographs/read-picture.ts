import { isPhotographId, photographFiles } from '#domain/photographs/photograph.ts'
import type { Secrets } from '#ports/secrets.ts'
import { readToken } from './request-links.ts'
import type { UploadDependencies } from './upload-photograph.ts'

/** The bytes of a photograph for whoever has a link to its request; null for anyone else. */
export function readPicture(
  dependencies: UploadDependencies & { readonly secrets: Pick<Secrets, 'hash'> },
) {
  const ofRequest = readPictureOfRequest(dependencies)
  return async (id: string, size: 'full' | 'small', token: string) => {
    const read = readToken(dependencies.secrets, token, dependencies.clock.now())
    return read === null ? null : ofRequest(read.requestId, id, size)
  }
}

/** The same for who may see the request. */
export function readPictureOfRequest({
  photographs,
  files,
}: Pick<UploadDependencies, 'photographs' | 'files'>) {
  return async (requestId: string, id: string, size: 'full' | 'small') => {
    if (!isPhotographId(id) || !(await photographs.isShown(requestId, id))) return null
    return files.read(photographFiles(id)[size])
  }
}
