import * as z from 'zod/mini'
import { alerts, type Alert } from '#domain/desk/alert.ts'
import type { Setting } from './setting.ts'

/** Alerts as they are chosen in a form. */
export const chosenAlerts = z.array(z.enum(alerts)).check(z.maxLength(alerts.length))

/** What the company's mailbox (`LEADS_TO`) hears of. */
export const mailboxAlerts = {
  kind: 'mailbox-alerts',
  schema: chosenAlerts,
} satisfies Setting<readonly Alert[]>
