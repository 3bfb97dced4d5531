import * as z from 'zod/mini'
import { alerts, type Alert } from '#domain/desk/alert.ts'
import type { Setting } from './setting.ts'

/** Schema of chosen alerts. */
export const chosenAlerts = z.array(z.enum(alerts)).check(z.maxLength(alerts.length))

/** The setting for alerts to the company's mailbox (`LEADS_TO`). */
export const mailboxAlerts = {
  kind: 'mailbox-alerts',
  schema: chosenAlerts,
} satisfies Setting<readonly Alert[]>
