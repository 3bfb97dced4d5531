import { recordPeriods, type RecordPeriods } from '#domain/settings/record-periods.ts'
import {
  defaultReminderTimes,
  reminderTimes,
  type ReminderTimes,
} from '#domain/settings/reminder-times.ts'
import type { SettingsStore } from '#ports/settings-store.ts'

interface SettingsDependencies {
  readonly settings: Pick<SettingsStore, 'read'>
}

/** How long records are kept: as set at the desk, or else by the environment. */
export function readRecordPeriods({
  settings,
  configuredPeriods,
}: SettingsDependencies & { readonly configuredPeriods: RecordPeriods }) {
  return async (): Promise<RecordPeriods> =>
    (await settings.read(recordPeriods, configuredPeriods)).value
}

/** When reminders are sent: as set at the desk, or else the defaults. */
export async function readReminderTimes({
  settings,
}: SettingsDependencies): Promise<ReminderTimes> {
  return (await settings.read(reminderTimes, defaultReminderTimes)).value
}
