import { readFileSync, writeFileSync } from 'node:fs'
import { exportContent, importContent } from '#usecases/move-content.ts'
import { CommandError, type Command, type CommandContext } from './command.ts'

export const contentExport: Command = {
  name: 'content export',
  usage: 'FILE',
  help: 'Writes what the desk has published of the site to a JSON file. What was never edited is not in it, and neither are pictures.',
  options: {},
  positionals: 1,
  async run(context, { positionals: [file = ''] }) {
    const exported = await exportContent(await dependencies(context))()
    const target = context.fileAt(file)
    try {
      writeFileSync(target, `${JSON.stringify(exported, null, 2)}\n`, { flag: 'wx' })
    } catch {
      throw new CommandError(`${file} cannot be written, or exists already`)
    }
    context.print(`Wrote ${target}. Documents: ${exported.documents.length}.`)
  },
}

export const contentImport: Command = {
  name: 'content import',
  usage: 'FILE',
  help: 'Publishes the documents in a JSON file: all of them or none. The versions before stay in the history at the desk.',
  options: {},
  positionals: 1,
  async run(context, { positionals: [file = ''] }) {
    const imported = await importContent(await dependencies(context))(readJson(context, file))
    if (imported.ok) {
      context.print(`Published. Documents: ${imported.value.length}.`)
      return
    }
    const { error } = imported
    throw new CommandError(
      error.code === 'stale'
        ? 'Nothing was published: somebody saved meanwhile. Run it again.'
        : ['Nothing was published:', ...error.findings.map((each) => `  ${each}`)].join('\n'),
    )
  },
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
