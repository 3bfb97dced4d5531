import { replyTemplates } from '#content/reply-templates.ts'
import type { Alert } from '#domain/desk/alert.ts'
import { err } from '#domain/result.ts'
import type { StaffMember } from '#domain/desk/staff.ts'
import { changeTemplates, type TemplateChange } from '#domain/requests/reply-template.ts'
import {
  isAnyShorter,
  recordMoments,
  recordPeriods,
  type RecordPeriods,
} from '#domain/settings/record-periods.ts'
import { reminderTimes, type ReminderTimes } from '#domain/settings/reminder-times.ts'
import { replyTemplateList } from '#domain/settings/reply-templates.ts'
import type { Setting } from '#domain/settings/setting.ts'
import { addDays, dateOf } from '#domain/time.ts'
import { mailboxAlerts } from '#domain/settings/mailbox-alerts.ts'
import type { Dependencies } from '#usecases/dependencies.ts'
import { readRecordPeriods, readReminderTimes } from '#usecases/read-settings.ts'
import { actorOf } from './actor.ts'
import { digestHasLeft } from './send-digests.ts'

/** A save of a setting, by which it is taken back. */
export interface SavedSetting {
  readonly kind: string
  readonly revision: number
}

/** Settings of the desk; each is saved over the revision that its page has shown. */
export function deskSettings({
  settings,
  retention,
  alerts,
  ownerAddress,
  clock,
  company,
  ids,
  configuredPeriods,
}: Dependencies) {
  const actor = actorOf(clock)
  const save = <T>(setting: Setting<T>, value: T, seen: number, by: StaffMember) =>
    settings.save(setting, value, seen, actor(by))
  return {
    /** Undoes a save that no later save has replaced. It asks nothing: what it restores was in force. */
    undoSetting: ({ kind, revision }: SavedSetting, by: StaffMember) =>
      settings.undo(kind, revision, actor(by)),
    readRecordPeriods: () => settings.read(recordPeriods, configuredPeriods),
    /** A shorter period deletes at the next round, so it must be agreed to, knowing how much. */
    async saveRecordPeriods(
      periods: RecordPeriods,
      { isAgreed }: { readonly isAgreed: boolean },
      seen: number,
      by: StaffMember,
    ) {
      const former = await readRecordPeriods({ settings, configuredPeriods })
      if (!isAgreed && isAnyShorter(periods, former)) {
        const now = clock.now()
        const old = await retention.countOld(recordMoments(periods, now), now)
        return err({ code: 'not-agreed', old })
      }
      return save(recordPeriods, periods, seen, by)
    },
    listAlerts: () => alerts.list(),
    readReminderTimes: () => settings.read(reminderTimes),
    saveReminderTimes: (times: ReminderTimes, seen: number, by: StaffMember) =>
      save(reminderTimes, times, seen, by),
    /** A digest chosen after today's was sent starts tomorrow. */
    async chooseAlerts(chosen: readonly Alert[], { id }: StaffMember) {
      const at = clock.now()
      const { timeZone } = company()
      const today = dateOf(at, timeZone)
      const times = await readReminderTimes({ settings })
      const digestAfter = digestHasLeft(at, timeZone, times) ? today : addDays(today, -1)
      return alerts.choose(id, chosen, digestAfter, { by: id, at })
    },
    async readMailboxAlerts() {
      return { ...(await settings.read(mailboxAlerts)), address: ownerAddress() }
    },
    saveMailboxAlerts: (chosen: readonly Alert[], seen: number, by: StaffMember) =>
      save(mailboxAlerts, chosen, seen, by),
    readTemplates: () => settings.read(replyTemplateList, replyTemplates),
    originalTemplates: replyTemplates,
    newTemplateId: () => ids.newId(),
    /** Applies one change to the list that the page has shown. */
    async changeTemplates(step: TemplateChange, seen: number, by: StaffMember) {
      const { value } = await settings.read(replyTemplateList, replyTemplates)
      const changed = changeTemplates(value, step, replyTemplates)
      if (!changed.ok) return changed
      return save(replyTemplateList, changed.value, seen, by)
    },
  }
}
