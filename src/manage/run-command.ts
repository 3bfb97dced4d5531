import path from 'node:path'
import { parseArgs } from 'node:util'
import { createLog } from '#adapters/system/log.ts'
import { ConfigError, readConfig } from '#config.ts'
import { openStores, type Stores } from '#stores.ts'
import { backup, restore } from './backup.ts'
import { bookingsCancel, bookingsList, bookingsRefund } from './bookings.ts'
import { CommandError, type Command, type CommandInput } from './command.ts'
import { contentExport, contentImport } from './content.ts'
import { eventsCancel, eventsExport, eventsImport, eventsList } from './events.ts'
import { leadsDeliver, leadsList } from './leads.ts'
import { privacyErase, privacyExport } from './privacy.ts'
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

const callOf = ({ name, usage }: Command) => `npm run manage -- ${name} ${usage}`.trim()

const nounOf = ({ name }: Command) => name.split(' ')[0]

function listOf(some: readonly Command[]): string {
  return [
    'The owner’s command line: npm run manage -- COMMAND',
    '',
    ...some.map(({ name, usage, help }) => `  ${`${name} ${usage}`.trim()}\n      ${help}`),
    '',
    '  Add --help to a command to have it explained.',
    '',
  ].join('\n')
}

/** Environment and output of a command. */
export interface Terminal {
  readonly environment: NodeJS.ProcessEnv
  readonly out: (text: string) => void
  readonly err: (text: string) => void
}

/** Runs one command; returns the exit status. */
export async function runCommand(
  args: readonly string[],
  { environment, out, err }: Terminal,
): Promise<number> {
  const command = commands.find(({ name }) => {
    const parts = name.split(' ')
    return parts.every((part, index) => args[index] === part)
  })
  if (command === undefined) return listCommands(args, { out, err })
  let stores: Promise<Stores> | undefined
  try {
    const { flags, positionals } = parsed(command, args)
    if (flags['help'] === true) {
      out(`${callOf(command)}\n\n${command.help}\n`)
      return 0
    }
    if (positionals.length !== (command.positionals ?? 0)) throw wrongCall(command)
    if (flags['csv'] === true && flags['json'] === true) {
      throw wrongCall(command, 'Give --csv or --json, not both.')
    }
    const config = readConfig(environment)
    await command.run(
      {
        config,
        stores: () => (stores ??= openStores(config, createLog('silent'))),
        // npm changes to the project's folder first.
        fileAt: (name) => path.resolve(environment['INIT_CWD'] ?? '.', name),
        now: () => Date.now(),
        print: (text) => out(`${text}\n`),
      },
      { positionals, flags },
    )
    return 0
  } catch (error) {
    err(`${reasonOf(error)}\n`)
    return 1
  } finally {
    await (await stores?.catch(() => undefined))?.database.close()
  }
}

/** Lists all commands, or those of a noun. A misspelled noun is an error; asking for help is not. */
function listCommands(
  args: readonly string[],
  { out, err }: Pick<Terminal, 'out' | 'err'>,
): number {
  const typed = args.filter((word) => !helpFlags.includes(word))
  const ofNoun = commands.filter((command) => nounOf(command) === typed[0])
  if (
    typed.length === 0 ||
    (ofNoun.length > 0 && typed.length === 1 && typed.length < args.length)
  ) {
    out(listOf(typed.length === 0 ? commands : ofNoun))
    return 0
  }
  const known = ofNoun.length > 0 ? ofNoun : commands
  err(`There is no command "${typed.join(' ')}".\n\n${listOf(known)}`)
  return 1
}

const helpFlags: readonly string[] = ['--help', '-h', 'help']

function parsed(command: Command, args: readonly string[]): CommandInput {
  try {
    const { values, positionals } = parseArgs({
      args: args.slice(command.name.split(' ').length),
      options: { ...command.options, help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
    })
    return { flags: values, positionals }
  } catch (error) {
    // Node adds advice about positionals, which confuses here.
    const [reason = ''] = error instanceof Error ? error.message.split(/\. |\n/) : []
    throw wrongCall(command, `${reason.replace(/\.$/, '')}.`)
  }
}

const wrongCall = (command: Command, reason = '') =>
  new CommandError(`${reason === '' ? '' : `${reason}\n`}Usage: ${callOf(command)}`)

function reasonOf(error: unknown): string {
  if (error instanceof CommandError || error instanceof ConfigError) return error.message
  if (error instanceof Error) {
    return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message
  }
  return String(error)
}
