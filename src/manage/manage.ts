import path from 'node:path'
import { parseArgs } from 'node:util'
import { createLog } from '#adapters/system/log.ts'
import { makeFilesPrivate } from '#adapters/system/private-files.ts'
import { ConfigError, readConfig } from '#config'
import { openStores, type Stores } from '#site'
import { backup, restore } from './backup.ts'
import { bookingsCancel, bookingsList } from './bookings.ts'
import { bookingsRefund } from './refunds.ts'
import { CommandError, type Command } from './command.ts'
import { leadsDeliver } from './deliveries.ts'
import { eventsCancel, eventsExport, eventsImport, eventsList } from './events.ts'
import { leadsList, privacyErase } from './leads.ts'
import { mailList, mailRetry } from './mail.ts'
import { paymentsList, paymentsRefund } from './payments.ts'
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
  mailList,
  mailRetry,
  staffInvite,
  staffList,
  staffRemove,
  privacyErase,
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

/** Runs one command; answers the exit status. */
async function main(args: readonly string[]): Promise<number> {
  const command = commands.find(({ name }) => {
    const parts = name.split(' ')
    return parts.every((part, index) => args[index] === part)
  })
  if (command === undefined) {
    const asked = args.length === 0 || args[0] === '--help'
    process[asked ? 'stdout' : 'stderr'].write(`${usage}\n`)
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
      process.stdout.write(`${call}\n\n${command.help}\n`)
      return 0
    }
    if (positionals.length !== command.positionals) throw new CommandError(`Usage: ${call}`)
    const config = readConfig()
    await command.run(
      {
        config,
        stores: () => (stores ??= openStores(config, createLog('silent'))),
        // npm runs us in the project's folder, wherever it was called.
        fileAt: (name) => path.resolve(process.env['INIT_CWD'] ?? '.', name),
        now: () => Date.now(),
        print: (text) => process.stdout.write(`${text}\n`),
      },
      { positionals, flags: values },
    )
    return 0
  } catch (error) {
    process.stderr.write(`${reasonOf(error)}\n`)
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

makeFilesPrivate()
process.exitCode = await main(process.argv.slice(2))
