import { readFileSync } from 'node:fs'
import { exportedEvent } from '#contract/events.ts'
import type { Columns } from '#domain/csv.ts'
import { dollars } from '#domain/events/price.ts'
import type { GardenEvent } from '#domain/events/event.ts'
import { nameOf } from '#domain/events/wording.ts'
import { formatMomentWithZone } from '#domain/time.ts'
import type { Move, StoredEvent } from '#ports/event-store.ts'
import { cancelEvent, type Cancellation } from '#usecases/events/cancel-event.ts'
import { importEvents } from '#usecases/events/import-events.ts'
import { CommandError, type Command, type CommandContext } from './command.ts'
import { siteDependencies, knownEvent } from './site-dependencies.ts'
import { printList, tableOf } from './table.ts'

export const eventsImport: Command = {
  name: 'events import',
  usage: 'FILE|- [--notify]',
  help: 'Adds the events in a JSON file (- is standard input), or replaces them whole: all of them or none. Guests of an event that it cancels are told by email. If an event gets a new time or place, it says how many guests that affects; with --notify they get an email that updates their calendar, once.',
  options: { notify: { type: 'boolean' } },
  positionals: 1,
  async run(context, { positionals: [file = ''], flags }) {
    const notify = flags['notify'] === true
    const value = readJson(file, context.fileAt)
    const imported = await importEvents(await siteDependencies(context))(value, { notify })
    if (!imported.ok) {
      throw new CommandError(
        ['Nothing was imported:', ...imported.error.map(findingLine)].join('\n'),
      )
    }
    const { count, warnings, calledOff, moves, overbooked } = imported.value
    for (const warning of warnings) context.print(`Note:${findingLine(warning)}`)
    const { added, changed, unchanged } = count
    context.print(`Events: ${added} added, ${changed} changed, ${unchanged} as they were.`)
    for (const move of moves) context.print(moveLine(move, notify))
    for (const event of overbooked) context.print(overbookedLine(event))
    for (const { event, ...cancellation } of calledOff) {
      for (const line of cancellationLines(event, cancellation)) context.print(line)
    }
  },
}

export const eventsList: Command = {
  name: 'events list',
  usage: '[--json]',
  help: 'Lists all events, soonest first, with their seats.',
  options: { json: { type: 'boolean' } },
  async run(context, input) {
    const stores = await context.stores()
    const events = await stores.events.list(context.config.tenant)
    printList(context, input, {
      text: tableOf(eventColumns, events, 'No events yet.'),
      json: events.map(exportedEvent),
    })
  },
}

export const eventsExport: Command = {
  name: 'events export',
  usage: 'EVENT',
  help: 'Prints an event as JSON that can be edited and imported again.',
  positionals: 1,
  async run(context, { positionals: [eventId = ''] }) {
    const stored = await knownEvent(await siteDependencies(context), eventId)
    context.print(JSON.stringify(exportedEvent(stored), null, 2))
  },
}

export const eventsCancel: Command = {
  name: 'events cancel',
  usage: 'EVENT',
  help: 'Cancels an event with all its bookings and emails everyone who planned to come.',
  positionals: 1,
  async run(context, { positionals: [eventId = ''] }) {
    const parts = await siteDependencies(context)
    const stored = await knownEvent(parts, eventId)
    // Includes an event that is already canceled: it may still have bookings.
    const cancelled = await cancelEvent(parts)(eventId)
    if (!cancelled.ok) throw new CommandError(`There is no event ${eventId}.`)
    if (stored.event.cancelled && cancelled.value.bookings === 0) {
      context.print(`${nameOf(stored.event)} is already canceled, so nothing was changed.`)
      return
    }
    for (const line of cancellationLines(stored.event, cancelled.value)) context.print(line)
  },
}

function moveLine({ event: { event }, guests }: Move, isAnnounced: boolean): string {
  const name = nameOf(event)
  return isAnnounced
    ? `${name} has a new time or place. Guests told by email: ${guests}.`
    : `${name} has a new time or place. Guests who have not been told: ${guests}. To email them an updated calendar entry, import the file again with --notify.`
}

function overbookedLine({ event, seatsTaken }: StoredEvent): string {
  return `Note: ${nameOf(event)} has fewer seats (${event.capacity ?? 0}) than are taken (${seatsTaken}).`
}

function cancellationLines(event: GardenEvent, { notified, refundDueCents }: Cancellation) {
  const done = `Canceled ${nameOf(event)}. Guests told by email: ${notified}.`
  if (refundDueCents === 0) return [done]
  const due = `$${dollars(refundDueCents)}`
  return [done, `To refund: ${due}. To see which guests are owed: bookings list ${event.publicId}`]
}

function readJson(file: string, fileAt: CommandContext['fileAt']): unknown {
  let text: string
  try {
    // Some editors begin a file with a byte order mark, which JSON does not allow.
    text = readFileSync(file === '-' ? 0 : fileAt(file), 'utf8').replace(/^\uFEFF/, '')
  } catch {
    throw new CommandError(`${file === '-' ? 'Standard input' : file} cannot be read`)
  }
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new CommandError(
      `Nothing was imported: this is not JSON${error instanceof Error ? ` (${error.message})` : ''}`,
    )
  }
}

function findingLine({ path, message }: { readonly path: string; readonly message: string }) {
  return `  ${path === '' ? 'event' : path}: ${message}`
}

const eventColumns: Columns<StoredEvent> = {
  event: ({ event }) => event.publicId,
  starts: ({ event }) => formatMomentWithZone(event.start, event.timeZone),
  'seats taken': ({ event: { capacity }, seatsTaken }) =>
    capacity === null ? String(seatsTaken) : `${seatsTaken} of ${capacity}`,
  state: ({ event }) => (event.cancelled ? 'canceled' : 'on'),
  name: ({ event }) => nameOf(event),
}
