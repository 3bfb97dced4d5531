import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { runCommand } from '#manage/run-command.ts'

/** Two events far ahead with seats for everyone, one of them paid. */
export const freeEvent = 'kills-open-day'
export const paidEvent = 'kills-pruning-class'
/** US cents for a seat of the paid one. */
export const seatCents = 2500

const question = (fieldName: string, fieldType: string) => ({
  fieldName,
  label: fieldName,
  fieldType,
  required: fieldName !== 'children',
})
const event = {
  startDateTime: '2199-06-06T09:00:00-04:00',
  endDateTime: '2199-06-06T11:00:00-04:00',
  timezone: 'America/New_York',
  capacity: null,
  formFields: [
    question('firstName', 'text'),
    question('email', 'email'),
    question('adults', 'number'),
    question('children', 'number'),
  ],
}

/** Adds both events with the owner's command line. */
export async function openEvents(
  settings: Readonly<Record<string, string>>,
  folder: string,
): Promise<void> {
  const file = path.join(folder, 'kills-events.json')
  const events = [
    { ...event, eventId: freeEvent, name: 'Open Day', eventType: 'free' },
    {
      ...event,
      eventId: paidEvent,
      name: 'Pruning Class',
      eventType: 'paid',
      eventPrice: seatCents / 100,
    },
  ]
  writeFileSync(file, JSON.stringify(events))
  let errors = ''
  const status = await runCommand(['events', 'import', file], {
    environment: { ...process.env, ...settings },
    out: () => {},
    err: (text) => (errors += text),
  })
  if (status !== 0) throw new Error(errors)
}
