import {
  reminderTimes,
  defaultReminderTimes,
  type ReminderTimes,
} from '#domain/settings/reminder-times.ts'
import type { SettingsStore } from '#ports/settings-store.ts'

/** When somebody is reminded: as the desk has set, or else as is usual. */
export async function readReminderTimes({
  settings,
}: {
  readonly settings: Pick<SettingsStore, 'read'>
}): Promise<ReminderTimes> {
  return (await settings.read(reminderTimes, defaultReminderTimes)).value
}
