import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, open, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { create, extract } from 'tar'
import { parsedJson } from '#domain/text.ts'

/** Names in the archive that moves a site's content. */
const documentsFile = 'content.json'
const pictureFile = (fileId: string) => path.join('pictures', fileId)

/**
 * Writes documents and pictures as a new archive, a picture at a time: a whole library is too large
 * for one string.
 */
export async function writeContentFile<
  Picture extends { fileId: string | null; bytes: Uint8Array | null },
>(
  target: string,
  pictures: AsyncIterable<Picture>,
  documentsWith: (pictures: readonly Omit<Picture, 'bytes'>[]) => unknown,
): Promise<void> {
  const staging = await mkdtemp(path.join(tmpdir(), 'content-'))
  try {
    await mkdir(path.join(staging, 'pictures'))
    const described: Omit<Picture, 'bytes'>[] = []
    for await (const { bytes, ...picture } of pictures) {
      if (bytes !== null && picture.fileId !== null) {
        await writeFile(path.join(staging, pictureFile(picture.fileId)), bytes)
      }
      described.push(picture)
    }
    const documents = JSON.stringify(documentsWith(described), null, 2)
    await writeFile(path.join(staging, documentsFile), `${documents}\n`)
    await create({ cwd: staging, file: target, strict: true }, await readdir(staging))
  } finally {
    await rm(staging, { recursive: true, force: true })
  }
}

export interface ContentFile {
  /** Not validated; null if it is not JSON. */
  readonly documents: unknown
  /** Null if the file has no bytes of the picture. */
  readonly readPicture: (fileId: string) => Promise<Uint8Array | null>
  readonly [Symbol.asyncDispose]: () => Promise<void>
}

/** Opens an archive, or the JSON of an earlier version, which contains its pictures. */
export async function openContentFile(source: string): Promise<ContentFile> {
  const staging = await mkdtemp(path.join(tmpdir(), 'content-'))
  const close = () => rm(staging, { recursive: true, force: true })
  try {
    const isJson = await beginsWithBrace(source)
    if (!isJson) await extract({ file: source, cwd: staging, strict: true, filter: isOurs })
    const documents = await readFile(isJson ? source : path.join(staging, documentsFile), 'utf8')
    return {
      documents: parsedJson(documents),
      async readPicture(fileId) {
        const file = path.join(staging, pictureFile(fileId))
        return existsSync(file) ? readFile(file) : null
      },
      [Symbol.asyncDispose]: close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** Archives hold no links and nothing outside these names. */
const isOurs = (name: string, entry: object) =>
  /^(?:\.\/)?(?:content\.json|pictures(?:\/(?:[0-9a-f]{32})?)?)$/.test(name) &&
  'type' in entry &&
  (entry.type === 'File' || entry.type === 'Directory')

async function beginsWithBrace(source: string): Promise<boolean> {
  await using handle = await open(source)
  const { buffer } = await handle.read(Buffer.alloc(16), 0, 16, 0)
  return buffer.toString('latin1').trimStart().startsWith('{')
}
