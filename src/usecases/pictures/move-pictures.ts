import { shapeOfOriginal } from '#content/content-pictures.ts'
import { partSize, partsOf, sizeOfPart } from '#domain/photographs/photograph.ts'
import { isUploaded, maxPictureBytes, type PictureText } from '#domain/site/library-picture.ts'
import { pictureKeys } from '#domain/site/picture-files.ts'
import type { Instant } from '#domain/time.ts'
import type { Dependencies } from '#usecases/dependencies.ts'
import { makeNextPictureFile } from './make-pictures.ts'
import { uploadPicture, wordsOfPicture } from './upload-picture.ts'

/** A picture on its way to another site. */
export type MovedPicture = MovedFile | MovedTexts

interface MovedFile extends PictureText {
  readonly id: string
  readonly fileId: string
  readonly name: string
  /** File from which all sizes are made. */
  readonly bytes: Uint8Array
}

/** A company's text for a picture of the program, whose own file it shows. */
interface MovedTexts extends PictureText {
  readonly id: string
  readonly fileId: null
  readonly name: string
  readonly bytes: null
}

/** The pictures of the library that pages can show, one after another. */
export async function* exportPictures({
  pictures,
  files,
}: Dependencies): AsyncGenerator<MovedPicture> {
  for (const { id, name, alt, focalX, focalY, file, revision } of await pictures.list()) {
    const texts = { id, name, alt, focalX, focalY }
    if (file === null) {
      if (revision > 0 && shapeOfOriginal(id) !== null)
        yield { ...texts, fileId: null, bytes: null }
      continue
    }
    const bytes = await files.read(pictureKeys(file.id).master)
    if (bytes !== null) yield { ...texts, fileId: file.id, bytes }
  }
}

/**
 * Result of importing a picture of another site, or of an earlier export of this one. `kept`: the
 * picture here is newer and stays with its texts. `removed`: it was removed from the library here.
 * `unknown`: texts of a picture of another version of the program.
 */
export type ImportedPicture = 'imported' | 'kept' | 'removed' | 'unknown' | 'refused'

/** Imports a picture of another site, and makes its files at once. */
export function importPicture(dependencies: Dependencies) {
  const { pictures, clock } = dependencies
  const uploads = uploadPicture(dependencies, shapeOfOriginal)
  const makeNext = makeNextPictureFile(dependencies)
  async function take({ id, fileId, name, alt, bytes }: MovedFile): Promise<boolean> {
    const size = bytes.length
    const wanted = shapeOfOriginal(id)
    if (size > maxPictureBytes || (wanted === null && !isUploaded(id))) return false
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

  async function saveTexts({ id, alt, focalX, focalY }: PictureText & { readonly id: string }) {
    const here = await pictures.find(id)
    const isSame = here?.alt === alt && here.focalX === focalX && here.focalY === focalY
    if (isSame) return
    const text = { alt, focalX, focalY }
    await pictures.describe(id, text, here?.revision ?? 0, { by: null, at: clock.now() })
  }

  async function importFile(
    picture: MovedFile,
    writtenAt: Instant | null,
  ): Promise<ImportedPicture> {
    const { id, fileId } = picture
    const here = await pictures.find(id)
    // The exporting site shows it already, made from a larger file.
    if (here?.file?.id !== fileId) {
      const isNewer = (here?.fileAddedAt ?? 0) > (writtenAt ?? Number.POSITIVE_INFINITY)
      // It was shown here once, and was replaced since.
      const wasHere = (await pictures.upload(fileId))?.state === 'ready'
      if (isNewer || wasHere) return here?.file == null ? 'removed' : 'kept'
      if (!(await take(picture))) return 'refused'
    }
    if ((await pictures.find(id))?.file?.id !== fileId) return 'refused'
    await saveTexts(picture)
    return 'imported'
  }

  async function importTexts(texts: MovedTexts): Promise<ImportedPicture> {
    if (shapeOfOriginal(texts.id) === null) return 'unknown'
    // The texts belong to the program's own file.
    if ((await pictures.find(texts.id))?.file != null) return 'kept'
    await saveTexts(texts)
    return 'imported'
  }

  /** `writtenAt`: time of the export; null in exports of earlier versions. */
  return (picture: MovedPicture, writtenAt: Instant | null): Promise<ImportedPicture> =>
    picture.fileId === null ? importTexts(picture) : importFile(picture, writtenAt)
}
