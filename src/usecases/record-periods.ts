import { recordPeriods, type RecordPeriods } from '#domain/settings/record-periods.ts'
import type { SettingsStore } from '#ports/settings-store.ts'

/** How long records are kept: as the desk has set, or else as the environment says. */
export function readRecordPeriods({
  settings,
  configuredPeriods,
}: {
  readonly settings: Pick<SettingsStore, 'read'>
  readonly configuredPeriods: RecordPeriods
}) {
  return async (): Promise<RecordPeriods> =>
    (await settings.read(recordPeriods, configuredPeriods)).value
}
