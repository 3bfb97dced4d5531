import { existsSync } from 'node:fs'
import * as z from 'zod/mini'
import { isPhotographId } from '#domain/photographs/photograph.ts'
import { pictureReference, pictureText } from '#domain/site/library-picture.ts'
import { exportPictures, importPicture } from '#usecases/pictures/move-pictures.ts'
import {
  checkContent,
  exportContent,
  importContent,
  type ContentRefusal,
} from '#usecases/site/move-content.ts'
import type { Stale } from '#domain/desk/stale.ts'
import { CommandError, type Command, type CommandContext } from './command.ts'
import { type ContentFile, openContentFile, writeContentFile } from './content-file.ts'
import { siteDependencies } from './site-dependencies.ts'

export const contentExport: Command = {
  name: 'content export',
  usage: 'FILE',
  help: 'Writes what the desk has published on the site to an archive (tar), with the pictures of the library and the redirects. Content that was never edited is left out.',
  positionals: 1,
  async run(context, { positionals: [file = ''] }) {
    const target = context.fileAt(file)
    if (existsSync(target)) throw new CommandError(`${file} already exists`)
    const dependencies = await siteDependencies(context)
    const exported = await exportContent(dependencies)()
    const library = exportPictures(dependencies)
    let sent = 0
    await writeContentFile(target, library, (pictures) => {
      sent = pictures.length
      return { ...exported, exportedAt: context.now(), pictures }
    }).catch((error: unknown) => {
      throw new CommandError(`${file} cannot be written: ${reasonOf(error)}`)
    })
    const { documents, redirects } = exported
    context.print(
      `Wrote ${target}. Documents: ${documents.length}. Pictures: ${sent}. Redirects: ${redirects.length}.`,
    )
  },
}

export const contentImport: Command = {
  name: 'content import',
  usage: 'FILE',
  help: 'Publishes the documents in such an archive, or in the JSON file of an earlier version: all of them or none. Earlier versions stay in the history at the desk. Pictures come first, each in all its sizes, which takes a few seconds each; one that was replaced here since the file was written stays.',
  positionals: 1,
  async run(context, { positionals: [file = ''] }) {
    const source = context.fileAt(file)
    if (!existsSync(source)) throw new CommandError(`${file} does not exist`)
    await using opened = await openContentFile(source).catch((error: unknown) => {
      throw new CommandError(`${file} cannot be read: ${reasonOf(error)}`)
    })
    if (opened.documents === null) {
      throw new CommandError(`Nothing was published: ${file} is not an export of a site`)
    }
    const pictures = withPictures.safeParse(opened.documents).data
    if (pictures === undefined) {
      throw new CommandError('Nothing was published: its pictures cannot be read')
    }
    const coming = new Set(pictures.pictures?.map(({ id }) => id))
    const dependencies = await siteDependencies(context)
    // Pages show new pictures at once, so the documents are checked before any is stored.
    const refusal = await checkContent(dependencies)(opened.documents, coming)
    if (refusal !== null) throw notPublished('Nothing was published', refusal)
    const importOne = importPicture(dependencies)
    const pictureCount = await importPictures(importOne, context.print, opened, pictures)
    const imported = await importContent(dependencies)(opened.documents)
    if (!imported.ok) throw notPublished(picturesAlone(pictureCount), imported.error)
    context.print(`Published. Documents: ${imported.value}.`)
  },
}

const notPublished = (what: string, error: ContentRefusal | Stale) =>
  new CommandError(
    error.code === 'stale'
      ? `${what}: someone saved a change in the meantime. Run it again.`
      : [`${what}:`, ...error.findings.map((each) => `  ${each}`)].join('\n'),
  )

/** Added to the error if the documents are not published but pictures were stored. */
const picturesAlone = (pictureCount: number) =>
  pictureCount === 0
    ? 'Nothing was published'
    : `Its pictures are here (${pictureCount}), but no document was published`

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Files of earlier versions have no pictures. */
const withPictures = z.object({
  exportedAt: z.optional(z.number()),
  pictures: z.optional(
    z.array(
      z.extend(pictureText, {
        id: pictureReference,
        // Null for the alternative text of one of the program's pictures.
        fileId: z.nullable(z.string().check(z.refine(isPhotographId))),
        name: z.string(),
        alt: z.string(),
        // Only the JSON of earlier versions has them, in base64.
        bytes: z.optional(z.string()),
      }),
    ),
  ),
})

/** Stores missing pictures and returns their number; one replaced here stays, with its texts. */
async function importPictures(
  importOne: ReturnType<typeof importPicture>,
  print: CommandContext['print'],
  { readPicture }: ContentFile,
  read: z.output<typeof withPictures>,
): Promise<number> {
  const { pictures = [], exportedAt = null } = read
  let pictureCount = 0
  const stop = (why: string) => new CommandError(`${picturesAlone(pictureCount)}: ${why}`)
  async function moved({ bytes: inJson, fileId, ...rest }: (typeof pictures)[number]) {
    if (fileId === null) return { ...rest, fileId, bytes: null }
    const bytes = inJson === undefined ? await readPicture(fileId) : Buffer.from(inJson, 'base64')
    if (bytes === null) throw stop(`the file lacks the picture ${rest.id}`)
    return { ...rest, fileId, bytes }
  }
  for (const picture of pictures) {
    switch (await importOne(await moved(picture), exportedAt)) {
      case 'imported':
        pictureCount += 1
        break
      case 'kept':
        print(`Kept the picture shown here as ${picture.id} instead of the one in the file.`)
        break
      case 'unknown':
        print(`Left out ${picture.id}: this version of the site has no such picture.`)
        break
      case 'removed':
        throw stop(
          `${picture.id} was removed here. Upload it again at the desk, or take it out of the file.`,
        )
      case 'refused':
        throw stop(`${picture.id} is not a picture`)
    }
  }
  return pictureCount
}
