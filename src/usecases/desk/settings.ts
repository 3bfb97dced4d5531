import type { StaffMember } from '#domain/desk/staff.ts'
import { recordPeriods, type RecordPeriods } from '#domain/settings/record-periods.ts'
import type { Setting } from '#domain/settings/setting.ts'
import type { Clock } from '#ports/clock.ts'
import type { SettingsStore } from '#ports/settings-store.ts'

interface SettingsDependencies {
  readonly settings: SettingsStore
  readonly clock: Clock
  /** How long records are kept unless the desk sets it. */
  readonly configuredPeriods: RecordPeriods
}

/** What the desk sets; each is saved over the revision that its page has shown. */
export function deskSettings({ settings, clock, configuredPeriods }: SettingsDependencies) {
  const save = <T>(setting: Setting<T>, value: T, seen: number, by: StaffMember) =>
    settings.save(setting, value, seen, { by: by.id, at: clock.now() })
  const read = async <T>(setting: Setting<T>, usual: T) => {
    const { value, revision } = await settings.read(setting)
    return { value: value ?? usual, revision }
  }
  return {
    readRecordPeriods: () => read(recordPeriods, configuredPeriods),
    saveRecordPeriods: (periods: RecordPeriods, seen: number, by: StaffMember) =>
      save(recordPeriods, periods, seen, by),
  }
}
