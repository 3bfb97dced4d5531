import { keysOf } from '#domain/keys-of.ts'

/**
 * Emails that colleagues can subscribe to, as the desk describes them; each is sent at once except
 * the digest.
 */
export const alertNames = {
  'new-request': {
    name: 'New request',
    about: 'Right away, with a link to it. One that was not finished, after half an hour.',
  },
  'customer-replied': {
    name: 'A customer replied',
    about: 'Right away: to whoever the request is assigned to, or else to everyone who chose this.',
  },
  'request-added-to': {
    name: 'Photographs or a note added',
    about:
      'When a customer adds them to their request, several in one email: to whoever it is assigned to, or else to everyone who chose this.',
  },
  'quote-answered': {
    name: 'A quote was answered',
    about: 'Right away: accepted, declined, asked about or paid.',
  },
  'failed-email': {
    name: 'Email that could not be sent',
    about:
      'Right away: an email address is wrong, or its mail server refused it for good. Also when the platform behind the site did not take a request.',
  },
  'refund-refused': {
    name: 'Refund refused or failed',
    about: 'Right away: a refund did not go through.',
  },
  'money-fits-nothing': {
    name: 'Unmatched payments and disputes',
    about: 'Right away: a payment that someone has to look at.',
  },
  digest: {
    name: 'The day ahead',
    about:
      'Each morning, as set under Reminders: visits, follow-ups, new requests and what needs a look, on days when there is something to report.',
  },
} as const

export type Alert = keyof typeof alertNames

export const alerts = keysOf(alertNames)

/** Alerts for colleagues only, because the company's mailbox has the replies themselves. */
export const colleagueAlerts = ['customer-replied', 'digest'] as const satisfies readonly Alert[]

/** An alert that can also go to the company's mailbox. */
export type MailboxAlert = Exclude<Alert, (typeof colleagueAlerts)[number]>

/** Alerts of the company's mailbox by default. */
export const defaultMailboxAlerts: readonly Alert[] = [
  'new-request',
  'request-added-to',
  'quote-answered',
  'refund-refused',
  'money-fits-nothing',
]
