import { icalWriter } from '#adapters/calendar/ical-writer.ts'
import { composeEmail } from '#adapters/mail/compose-email.ts'
import { company } from '#content/company.ts'
import type { Email } from '#domain/emails/email.ts'

const publicUrl = 'https://evergreen.example'
const calendar = icalWriter(publicUrl, () => company)

/** An email of our company at evergreen.example, with masked secrets. */
export const composedEmail = (email: Email) =>
  composeEmail({ publicUrl, calendar, company: () => company }, email)
