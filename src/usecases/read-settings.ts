import { recordPeriods, type RecordPeriods } from '#domain/settings/record-periods.ts'
import { reminderTimes, type ReminderTimes } from '#domain/settings/reminder-times.ts'
import type { Dependencies } from './dependencies.ts'

/** How long records are kept: as set at the desk, or else by the environment. */
export async function readRecordPeriods({
  settings,
  configuredPeriods,
}: Pick<Dependencies, 'settings' | 'configuredPeriods'>): Promise<RecordPeriods> {
  return (await settings.read(recordPeriods, configuredPeriods)).value
}

/** When reminders are sent: as set at the desk, or else the defaults. */
export async function readReminderTimes({
  settings,
}: Pick<Dependencies, 'settings'>): Promise<ReminderTimes> {
  return (await settings.read(reminderTimes)).value
}
