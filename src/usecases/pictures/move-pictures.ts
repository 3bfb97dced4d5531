import { shapeOfOriginal } from '#content/content-pictures.ts'
import { partSize, partsOf, sizeOfPart } from '#domain/photographs/photograph.ts'
import { isUploaded, largestPicture, type PictureText } from '#domain/site/library-picture.ts'
import { pictureKeys } from '#domain/site/picture-files.ts'
import type { Instant } from '#domain/time.ts'
import type { PictureMaker } from '#ports/picture-maker.ts'
import { makeNextPictureFile } from './make-pictures.ts'
import { uploadPicture, wordsOfPicture, type PictureDependencies } from './upload-picture.ts'

/** A picture on its way to another site. */
export interface MovedPicture extends PictureText {
  readonly id: string
  readonly fileId: string
  readonly name: string
  /** What all its sizes are made from. */
  readonly bytes: Uint8Array
}

/** The pictures of the library that pages can show, one after another. */
export async function* exportPictures({
  pictures,
  files,
}: Pick<PictureDependencies, 'pictures' | 'files'>): AsyncGenerator<MovedPicture> {
  for (const { id, name, alt, focalX, focalY, file } of await pictures.list()) {
    const bytes = file === null ? null : await files.read(pictureKeys(file.id).master)
    if (file !== null && bytes !== null) {
      yield { id, fileId: file.id, name, alt, focalX, focalY, bytes }
    }
  }
}

/**
 * What became of a picture of another site, or of an earlier day of this one. `kept`: what is shown
 * here has come since, and stays with its words. `removed`: it was taken out of the library here.
 */
export type ImportedPicture = 'brought' | 'kept' | 'removed' | 'refused'

/** Takes a picture of another site, and makes its files at once. */
export function importPicture(
  dependencies: PictureDependencies & { readonly pictureMaker: PictureMaker },
) {
  const { pictures, clock } = dependencies
  const uploads = uploadPicture(dependencies, shapeOfOriginal)
  const makeNext = makeNextPictureFile(dependencies)
  async function take({ id, fileId, name, alt, bytes }: MovedPicture): Promise<boolean> {
    const size = bytes.length
    const wanted = shapeOfOriginal(id)
    if (size > largestPicture || (wanted === null && !isUploaded(id))) return false
    const file = { id: fileId, size, pictureId: id, wanted, ...wordsOfPicture({ name, alt }) }
    const begun = await pictures.begin(file, { by: null, at: clock.now() })
    if (!begun.ok) return false
    for (let part = begun.value.arrived; part < partsOf(size); part += 1) {
      const some = bytes.subarray(part * partSize, part * partSize + sizeOfPart(size, part))
      const sent = await uploads.put(fileId, part, some)
      if (!sent.ok) return false
    }
    while (await makeNext());
    return true
  }

  /** `writtenAt`: when the export was; null for one of an earlier version, which does not say. */
  return async (picture: MovedPicture, writtenAt: Instant | null): Promise<ImportedPicture> => {
    const { id, fileId, alt, focalX, focalY } = picture
    const here = await pictures.find(id)
    // The site that it came from shows it already, made from a larger file.
    if (here?.file?.id !== fileId) {
      const isNewer = (here?.fileAddedAt ?? 0) > (writtenAt ?? Number.POSITIVE_INFINITY)
      // It was shown here once, and something took its place.
      const wasHere = (await pictures.upload(fileId))?.state === 'ready'
      if (isNewer || wasHere) return here?.file == null ? 'removed' : 'kept'
      if (!(await take(picture))) return 'refused'
    }
    const made = await pictures.find(id)
    if (made?.file?.id !== fileId) return 'refused'
    const isSame = made.alt === alt && made.focalX === focalX && made.focalY === focalY
    const text = { alt, focalX, focalY }
    if (!isSame) await pictures.describe(id, text, made.revision, { by: null, at: clock.now() })
    return 'brought'
  }
}
