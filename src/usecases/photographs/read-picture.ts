import { isPhotographId, photographFiles } from '#domain/photographs/photograph.ts'
import { openLink, type LinkDependencies } from './request-links.ts'
import type { UploadDependencies } from './upload-photograph.ts'

/** The bytes of a photograph for whoever has a link to its request; null for anyone else. */
export function readPicture(dependencies: UploadDependencies & LinkDependencies) {
  const open = openLink(dependencies)
  const ofRequest = readPictureOfRequest(dependencies)
  return async (id: string, size: 'full' | 'small', token: string) => {
    const opened = await open(token)
    return opened === null ? null : ofRequest(opened.requestId, id, size)
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
