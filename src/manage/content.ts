import { existsSync } from 'node:fs'
import * as z from 'zod/mini'
import { pictureReference, pictureText } from '#domain/site/library-picture.ts'
import { exportPictures, importPicture } from '#usecases/pictures/move-pictures.ts'
import { exportContent, importContent } from '#usecases/move-content.ts'
import { filesOf } from '#stores'
import { CommandError, type Command, type CommandContext } from './command.ts'
import { type ContentFile, openContentFile, writeContentFile } from './content-file.ts'

export const contentExport: Command = {
  name: 'content export',
  usage: 'FILE',
  help: 'Writes what the desk has published on the site to an archive (tar), with the pictures of the library and the redirects. What was never edited is not in it.',
  options: {},
  positionals: 1,
  async run(context, { positionals: [file = ''] }) {
    const target = context.fileAt(file)
    if (existsSync(target)) throw new CommandError(`${file} already exists`)
    const exported = await exportContent(await dependencies(context))()
    const library = exportPictures(await pictureDependencies(context))
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
  options: {},
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
    await bringPictures(context, opened)
    const imported = await importContent(await dependencies(context))(opened.documents)
    if (imported.ok) {
      context.print(`Published. Documents: ${imported.value}.`)
      return
    }
    const { error } = imported
    throw new CommandError(
      error.code === 'stale'
        ? 'Nothing was published: someone saved a change in the meantime. Run it again.'
        : ['Nothing was published:', ...error.findings.map((each) => `  ${each}`)].join('\n'),
    )
  },
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Pictures as the file has them; files of earlier versions have none. */
const withPictures = z.object({
  exportedAt: z.optional(z.number()),
  pictures: z.optional(
    z.array(
      z.extend(pictureText, {
        id: pictureReference,
        fileId: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
        name: z.string(),
        alt: z.string(),
        // The archive has them beside, the JSON of earlier versions in base64.
        bytes: z.optional(z.string()),
      }),
    ),
  ),
})

/** Brings what is not here yet; one that was replaced here since stays, with its words. */
async function bringPictures(
  context: CommandContext,
  { documents, readPicture }: ContentFile,
): Promise<void> {
  const read = withPictures.safeParse(documents)
  // What is wrong with the rest of the file is said by the import of its documents.
  if (!read.success) throw new CommandError('Nothing was published: its pictures cannot be read')
  const bring = importPicture(await pictureDependencies(context))
  const { pictures = [], exportedAt = null } = read.data
  for (const { bytes: inJson, ...picture } of pictures) {
    const bytes =
      inJson === undefined ? await readPicture(picture.fileId) : Buffer.from(inJson, 'base64')
    if (bytes === null) {
      throw new CommandError(`Nothing was published: the file lacks the picture ${picture.id}`)
    }
    switch (await bring({ ...picture, bytes }, exportedAt)) {
      case 'brought':
        break
      case 'kept':
        context.print(`Kept what is shown here as ${picture.id}: it is newer than the file.`)
        break
      case 'removed':
        throw new CommandError(
          `Nothing was published: ${picture.id} was removed here. Send it anew at the desk, or take it out of the file.`,
        )
      case 'refused':
        throw new CommandError(`Nothing was published: ${picture.id} is not a picture`)
    }
  }
}

async function pictureDependencies({ stores, config, now }: CommandContext) {
  const { pictures } = await stores()
  const files = filesOf(config)
  // Its library is large, and loaded where pictures are made alone.
  const { sharpPictures } = await import('#adapters/pictures/sharp-pictures.ts')
  return { pictures, files, clock: { now }, pictureMaker: sharpPictures() }
}

async function dependencies({ stores, now }: CommandContext) {
  const { contentStore, redirects, pictures } = await stores()
  return { contentStore, redirects, pictures, clock: { now } }
}
