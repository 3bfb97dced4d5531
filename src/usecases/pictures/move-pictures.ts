import { shapeOfOriginal } from '#content/content-pictures.ts'
import { partSize, partsOf, sizeOfPart } from '#domain/photographs/photograph.ts'
import { isUploaded, type PictureText } from '#domain/site/library-picture.ts'
import { pictureKeys } from '#domain/site/picture-files.ts'
import type { PictureMaker } from '#ports/picture-maker.ts'
import { makeNextPictureFile } from './make-pictures.ts'
import { uploadPicture, type PictureDependencies } from './upload-picture.ts'

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

/** Takes a picture of another site, and makes its files at once; answers whether it is whole. */
export function importPicture(
  dependencies: PictureDependencies & { readonly pictureMaker: PictureMaker },
) {
  const { pictures, clock } = dependencies
  const uploads = uploadPicture(dependencies, shapeOfOriginal)
  const makeNext = makeNextPictureFile(dependencies)
  async function take({ id, fileId, name, alt, bytes }: MovedPicture): Promise<boolean> {
    const size = bytes.length
    const replaces = isUploaded(id) ? null : id
    const begun = await uploads.begin({ id: fileId, size, name, alt, replaces }, null)
    if (!begun.ok) return false
    for (let part = begun.value.arrived; part < partsOf(size); part += 1) {
      const some = bytes.subarray(part * partSize, part * partSize + sizeOfPart(size, part))
      const sent = await uploads.put(fileId, part, some)
      if (!sent.ok) return false
    }
    while (await makeNext());
    return true
  }

  return async (picture: MovedPicture): Promise<boolean> => {
    const { id, fileId, alt, focalX, focalY } = picture
    // The site that it came from shows it already, made from a larger file.
    const isShown = (await pictures.find(id))?.file?.id === fileId
    if (!isShown && !(await take(picture))) return false
    const made = await pictures.find(id)
    if (made?.file == null) return false
    const isSame = made.alt === alt && made.focalX === focalX && made.focalY === focalY
    const text = { alt, focalX, focalY }
    if (!isSame) await pictures.describe(id, text, made.revision, { by: null, at: clock.now() })
    return true
  }
}
