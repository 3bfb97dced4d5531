import * as z from 'zod/mini'
import { alerts, defaultMailboxAlerts, type Alert } from '#domain/desk/alert.ts'
import type { Setting } from './setting.ts'

/** Schema of chosen alerts. */
export const chosenAlerts = z.array(z.enum(alerts)).check(z.maxLength(alerts.length))

/** The setting for alerts to the company's mailbox (`LEADS_TO`). */
export const mailboxAlerts: Setting<readonly Alert[]> = {
  kind: 'mailbox-alerts',
  schema: chosenAlerts,
  initial: defaultMailboxAlerts,
}
