import { readFileSync, writeFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { pictureReference, pictureText } from '#domain/site/library-picture.ts'
import { exportPictures, importPicture } from '#usecases/pictures/move-pictures.ts'
import { exportContent, importContent } from '#usecases/move-content.ts'
import { filesOf } from '#stores'
import { CommandError, type Command, type CommandContext } from './command.ts'

export const contentExport: Command = {
  name: 'content export',
  usage: 'FILE',
  help: 'Writes what the desk has published on the site to a JSON file, with the pictures of the library. What was never edited is not in it.',
  options: {},
  positionals: 1,
  async run(context, { positionals: [file = ''] }) {
    const exported = await exportContent(await dependencies(context))()
    const pictures = []
    for await (const { bytes, ...picture } of exportPictures(await pictureDependencies(context))) {
      pictures.push({ ...picture, bytes: Buffer.from(bytes).toString('base64') })
    }
    const target = context.fileAt(file)
    try {
      const written = { ...exported, exportedAt: context.now(), pictures }
      writeFileSync(target, `${JSON.stringify(written, null, 2)}\n`, {
        flag: 'wx',
      })
    } catch {
      throw new CommandError(`${file} cannot be written, or already exists`)
    }
    context.print(
      `Wrote ${target}. Documents: ${exported.documents.length}. Pictures: ${pictures.length}.`,
    )
  },
}

export const contentImport: Command = {
  name: 'content import',
  usage: 'FILE',
  help: 'Publishes the documents in a JSON file: all of them or none. Earlier versions stay in the history at the desk. Pictures come first, each in all its sizes, which takes a few seconds each; one that was replaced here since the file was written stays.',
  options: {},
  positionals: 1,
  async run(context, { positionals: [file = ''] }) {
    const value = readJson(context, file)
    await bringPictures(context, value)
    const imported = await importContent(await dependencies(context))(value)
    if (imported.ok) {
      context.print(`Published. Documents: ${imported.value.length}.`)
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
        bytes: z.string(),
      }),
    ),
  ),
})

/** Brings what is not here yet; one that was replaced here since stays, with its words. */
async function bringPictures(context: CommandContext, value: unknown): Promise<void> {
  const read = withPictures.safeParse(value)
  // What is wrong with the rest of the file is said by the import of its documents.
  if (!read.success) throw new CommandError('Nothing was published: its pictures cannot be read')
  const bring = importPicture(await pictureDependencies(context))
  const { pictures = [], exportedAt = null } = read.data
  for (const { bytes, ...picture } of pictures) {
    const moved = { ...picture, bytes: Buffer.from(bytes, 'base64') }
    switch (await bring(moved, exportedAt)) {
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
  const { contentStore } = await stores()
  return { contentStore, clock: { now } }
}

function readJson({ fileAt }: CommandContext, file: string): unknown {
  let text: string
  try {
    text = readFileSync(fileAt(file), 'utf8')
  } catch {
    throw new CommandError(`${file} cannot be read`)
  }
  try {
    return JSON.parse(text)
  } catch {
    throw new CommandError(`Nothing was published: ${file} is not JSON`)
  }
}
