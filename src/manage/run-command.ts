import path from 'node:path'
import { parseArgs } from 'node:util'
import { createLog } from '#adapters/system/log.ts'
import { ConfigError, readConfig } from '#config'
import { openStores, type Stores } from '#stores'
import { backup, restore } from './backup.ts'
import { bookingsCancel, bookingsList } from './bookings.ts'
import { bookingsRefund } from './refunds.ts'
import { CommandError, type Command } from './command.ts'
import { contentExport, contentImport } from './content.ts'
import { leadsDeliver } from './lead-deliveries.ts'
import { eventsCancel, eventsExport, eventsImport, eventsList } from './events.ts'
import { leadsList, privacyErase, privacyExport } from './leads.ts'
import { mailList, mailRetry } from './mail.ts'
import { paymentsList, paymentsRefund } from './payments.ts'
import { quotesExport, quotesList, quotesShow } from './quotes.ts'
import { staffInvite, staffList, staffRemove } from './staff.ts'

const commands: readonly Command[] = [
  leadsList,
  leadsDeliver,
  eventsList,
  eventsImport,
  eventsExport,
  eventsCancel,
  bookingsList,
  bookingsCancel,
  bookingsRefund,
  paymentsList,
  paymentsRefund,
  quotesList,
  quotesShow,
  quotesExport,
  mailList,
  mailRetry,
  staffInvite,
  staffList,
  staffRemove,
  contentExport,
  contentImport,
  privacyErase,
  privacyExport,
  backup,
  restore,
]

const usage = [
  'The owner’s command line.',
  '',
  ...commands.map(
    (command) => `  ${`${command.name} ${command.usage}`.trim()}\n      ${command.help}`,
  ),
  '',
  '  --help after a command explains it.',
].join('\n')

/** Where a command reads its settings, and where it says what came of it. */
export interface Terminal {
  readonly environment: NodeJS.ProcessEnv
  readonly out: (text: string) => void
  readonly err: (text: string) => void
}

/** Runs one command as it was typed; answers the exit status. */
export async function runCommand(
  args: readonly string[],
  { environment, out, err }: Terminal,
): Promise<number> {
  const command = commands.find(({ name }) => {
    const parts = name.split(' ')
    return parts.every((part, index) => args[index] === part)
  })
  if (command === undefined) {
    const asked = args.length === 0 || args[0] === '--help'
    const say = asked ? out : err
    say(`${usage}\n`)
    return asked ? 0 : 1
  }
  let stores: Promise<Stores> | undefined
  try {
    const { values, positionals } = parseArgs({
      args: args.slice(command.name.split(' ').length),
      options: { ...command.options, help: { type: 'boolean' } },
      allowPositionals: true,
    })
    const call = `npm run manage -- ${`${command.name} ${command.usage}`.trim()}`
    if (values.help === true) {
      out(`${call}\n\n${command.help}\n`)
      return 0
    }
    if (positionals.length !== command.positionals) throw new CommandError(`Usage: ${call}`)
    const config = readConfig(environment)
    await command.run(
      {
        config,
        stores: () => (stores ??= openStores(config, createLog('silent'))),
        // npm runs us in the project's folder, wherever it was called.
        fileAt: (name) => path.resolve(environment['INIT_CWD'] ?? '.', name),
        now: () => Date.now(),
        print: (text) => out(`${text}\n`),
      },
      { positionals, flags: values },
    )
    return 0
  } catch (error) {
    err(`${reasonOf(error)}\n`)
    return 1
  } finally {
    await (await stores?.catch(() => undefined))?.database.close()
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof CommandError || error instanceof ConfigError) return error.message
  if (error instanceof Error) {
    return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message
  }
  return String(error)
}
