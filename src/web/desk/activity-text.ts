import { counted, countedIfAny } from '#domain/counts.ts'
import { documentName } from '#web/desk/site/document-names.ts'
import type { ActivityEvent } from '#domain/desk/activity.ts'
import { amountText } from '#domain/money/amount-text.ts'
import { moneyText } from '#domain/payments/wording.ts'
import { ledgerPeriod, ledgerPeriodText } from '#domain/money/ledger-period.ts'
import { roleNames, roles } from '#domain/desk/roles.ts'
import { formatCalendarDate, parseDate } from '#domain/time.ts'
import type { DeskResult } from '#usecases/desk/desk.ts'

type Entry = DeskResult<'activity', 'listActivity'>['entries'][number]

const credentialPhrases: Readonly<Record<string, string>> = {
  passkey: 'with a passkey',
  code: 'with a code by email',
  'recovery-code': 'with a recovery code',
  invitation: 'with an invitation',
}

/** Titles of documents of the site by kind and slug: `product rose`. */
export type DocumentTitles = ReadonlyMap<string, string>

export function activityText(
  entry: Entry,
  titles: DocumentTitles = new Map(),
): { readonly who: string; readonly what: string } {
  const { kind, by } = entry
  const who = by ?? otherActors[kind] ?? 'Whoever runs the server'
  // A quote may be begun before its customer is named.
  const named = entry.about === '' ? { ...entry, about: 'someone without a name' } : entry
  return { who, what: isKnown(kind) ? sentences[kind](named, titles) : kind.replaceAll('-', ' ') }
}

const sentences: Readonly<
  Record<ActivityEvent['kind'], (entry: Entry, titles: DocumentTitles) => string>
> = {
  'staff-invited': ({ about, data }) => `invited ${about ?? 'someone'} (${role(data['role'])})`,
  'invitation-withdrawn': ({ about }) => `withdrew the invitation for ${about ?? 'someone'}`,
  'staff-joined': ({ data }) => `joined the desk (${role(data['role'])})`,
  'role-changed': ({ about, data }) =>
    `changed the role of ${about ?? 'someone'} from ${role(data['from'])} to ${role(data['to'])}`,
  'staff-removed': ({ about }) => `removed ${about ?? 'someone'}`,
  'signed-in': ({ data }) => `signed in ${credentialPhrases[String(data['by'])] ?? ''}`,
  'signed-out': ({ data }) =>
    data['sessions'] === 1 ? 'ended a session' : `ended ${String(data['sessions'])} sessions`,
  'passkey-added': ({ data }) => `created a passkey: ${String(data['name'])}`,
  'own-name-changed': () => 'changed how their name is shown',
  'passkey-renamed': ({ data }) => `named a passkey: ${String(data['name'])}`,
  'passkey-removed': ({ data }) => `removed a passkey: ${String(data['name'])}`,
  'request-arrived': ({ about, by }) =>
    `${by === null ? 'received' : 'entered'} a request from ${whose(about)}`,
  'status-changed': ({ about, data }) =>
    `moved the request of ${whose(about)} to ${String(data['to']).replaceAll('-', ' ')}`,
  'follow-up-set': ({ about, data }) =>
    typeof data['on'] === 'string'
      ? `will follow up with ${whose(about)} on ${dayIn(data['on'])}`
      : `removed the follow-up from the request of ${whose(about)}`,
  'request-assigned': ({ about }) => `assigned the request of ${whose(about)}`,
  'note-added': ({ about }) => `wrote a note on the request of ${whose(about)}`,
  'note-taken-back': ({ about }) => `undid a note on the request of ${whose(about)}`,
  'photographs-added': ({ about, data }) =>
    `added ${counted(Number(data['count']), 'photograph')} to the request of ${whose(about)}`,
  'photograph-removed': ({ about }) => `removed a photograph from the request of ${whose(about)}`,
  'photograph-restored': ({ about }) => `restored a photograph of ${whose(about)}`,
  'call-logged': ({ about }) => `called ${whose(about)}`,
  'call-taken-back': ({ about }) => `undid a call with ${whose(about)}`,
  'reply-queued': ({ about }) => `replied to ${whose(about)}`,
  'reply-taken-back': ({ about }) => `undid a reply to ${whose(about)}`,
  'reply-received': ({ about }) => `heard from ${whose(about)}`,
  'auto-reply-received': ({ about }) => `got an automatic reply from ${whose(about)}`,
  'reply-seen-to': ({ about, data }) =>
    `marked what ${whose(about)} wrote as ${data['isDone'] === true ? 'done' : 'not done'}`,
  'email-failed': ({ about }) =>
    about === null ? 'could not send an email' : `could not email ${about}`,
  'email-bounced': ({ about }) => `had ${emailTo(about)} bounce`,
  'email-resent': ({ about }) => `sent ${emailTo(about)} again`,
  'email-address-corrected': ({ about }) =>
    about === null ? 'corrected an email address' : `corrected the email address of ${about}`,
  'email-given-up': ({ about }) => `gave up on ${emailTo(about)}`,
  'email-taken-up': ({ about }) => `resumed ${emailTo(about)}`,
  'email-received': () => 'received an email that is not on a request',
  'email-put-on-request': () => 'put an email on a request',
  'email-left-request': ({ data }) =>
    data['request'] === null ? 'took an email off a request' : 'moved an email to another request',
  'email-put-away': ({ data }) =>
    data['isAway'] === true ? 'archived an email' : 'restored an email',
  'requests-exported': ({ data }) =>
    typeof data['requests'] === 'number'
      ? `exported ${counted(data['requests'], 'request')}`
      : `exported ${data['isWhole'] === true ? 'a whole list' : 'a list'} of requests`,
  'sample-events-removed': ({ data }) =>
    `removed ${counted(Number(data['count']), 'sample event')}`,
  'customer-added': ({ about }) => `added ${whose(about)} to the customers`,
  'customer-saved': ({ about }) => `saved the page of ${whose(about)}`,
  'contacts-joined': ({ about }) => `added contact details to the page of ${whose(about)}`,
  'customers-merged': ({ about, merged = 'another customer' }) =>
    `merged ${merged} into ${whose(about)}`,
  'person-erased': ({ data }) => {
    const gone = ['request', 'registration', 'email']
      .map((noun) => countedIfAny(Number(data[`${noun}s`] ?? 0), noun))
      .filter((part) => part !== '')
    return ['deleted one person’s data', gone.join(', ')].filter(Boolean).join(': ')
  },
  'person-exported': ({ about }) => `downloaded the data of ${whose(about)}`,
  'hand-over-retried': ({ about }) =>
    `tried again to send the request of ${whose(about)} to the platform`,
  'request-kept': ({ about }) => `kept the request of ${whose(about)}`,
  'calendar-link-made': () => 'made a new link to their calendar',
  'calendar-link-revoked': ({ about, by }) =>
    about === null || about === by
      ? 'ended the link to their calendar'
      : `ended the link to the calendar of ${about}`,
  'visit-set': ({ about, by, data }) =>
    by === null
      ? `picked ${dayIn(data['on'])} for ${theirs('delivery', 'the delivery to', about)}`
      : `scheduled ${theirs('visit', 'a visit to', about)} for ${dayIn(data['on'])}`,
  'visit-changed': ({ about }) => `changed ${visitTo(about)}`,
  'visit-moved': ({ about, data }) =>
    `moved ${visitTo(about)} from ${dayIn(data['from'])} to ${dayIn(data['to'])}`,
  'visit-done': ({ about }) => `finished ${visitTo(about)}`,
  'visit-missed': ({ about }) => `found nobody there on ${visitTo(about)}`,
  'visit-reopened': ({ about }) => `scheduled ${visitTo(about)} again`,
  'visit-canceled': ({ about }) => `canceled ${visitTo(about)}`,
  'visit-noted': ({ about }) => `wrote a note on ${visitTo(about)}`,
  'visit-confirmed': ({ about }) => `confirmed ${visitTo(about)} by phone`,
  'visit-photographed': ({ about, data }) =>
    `added ${counted(Number(data['count']), 'photograph')} from ${visitTo(about)}`,
  'visit-photograph-removed': ({ about }) => `removed a photograph from ${visitTo(about)}`,
  'visit-photograph-restored': ({ about }) => `restored a photograph from ${visitTo(about)}`,
  'visit-replaced': ({ about }) =>
    `picked another day instead of ${theirs('delivery', 'the canceled delivery to', about)}`,
  'visit-taken-back': ({ about }) => `undid a change to ${visitTo(about)}`,
  'backup-downloaded': () => 'downloaded a backup',
  'setting-saved': ({ about }) => `changed ${settingNames[about ?? ''] ?? 'the settings'}`,
  'customer-noted': ({ about }) => `wrote a note about ${whose(about)}`,
  'customer-note-taken-back': ({ about }) => `undid a note about ${whose(about)}`,
  'merge-taken-apart': ({ about }) => `undid a merge with ${whose(about)}`,
  'customers-imported': ({ data }) =>
    `imported customers: ${number(data['new'])} new, ${number(data['joined'])} joined`,
  'import-undone': ({ data }) => `undid an import of customers: ${number(data['removed'])} removed`,
  'customers-exported': ({ data }) => `exported ${counted(Number(data['customers']), 'customer')}`,
  'content-drafted': (...entry) => `began a draft of ${documentOf(...entry)}`,
  'content-draft-discarded': (...entry) => `discarded the draft of ${documentOf(...entry)}`,
  'content-published': (...entry) => `published ${documentOf(...entry)}`,
  'content-restored': (...entry) => `restored an earlier version of ${documentOf(...entry)}`,
  'redirects-added': ({ data }) =>
    `redirected ${counted(Number(data['count']), 'old address', 'old addresses')}`,
  'redirect-removed': ({ data }) =>
    `removed ${named('the redirect from', data['from'], 'a redirect')}`,
  'picture-added': ({ data }) => `added ${picture(data)}`,
  'picture-replaced': ({ data }) => `replaced ${picture(data)}`,
  'picture-described': ({ data }) => `described ${picture(data)}`,
  'picture-removed': ({ data }) => `removed ${picture(data)}`,
  'price-added': ({ data }) => `added ${price(data)} to the price list`,
  'price-saved': ({ data }) => `changed ${price(data)} on the price list`,
  'price-removed': ({ data }) => `took ${price(data)} off the price list`,
  'prices-imported': ({ data }) =>
    `imported prices: ${number(data['added'])} new, ${number(data['changed'])} changed`,
  'prices-taken-back': ({ data }) =>
    data['count'] === 1
      ? 'undid a change to a price'
      : `undid changes to ${number(data['count'])} prices`,
  'quote-written': ({ about }) => `began ${theirs('quote', 'a quote for', about)}`,
  'quote-saved': ({ about }) => `worked on ${theirs('quote', 'the quote for', about)}`,
  'quote-removed': () => 'removed a quote that was never sent',
  'quote-sent': ({ about, data }) =>
    Number(data['version']) > 1
      ? `sent version ${String(data['version'])} of the quote to ${whose(about)}`
      : `sent a quote to ${whose(about)}`,
  'quote-emailed': ({ about, data }) =>
    `emailed version ${String(data['version'])} of the quote to ${whose(about)}`,
  'quote-link-renewed': ({ about }) =>
    `made a new link to the quote for ${whose(about)}, and voided earlier ones`,
  'quote-withdrawn': ({ about }) => `withdrew the quote for ${whose(about)}`,
  'quote-withdrawal-taken-back': ({ about }) => `undid withdrawing the quote for ${whose(about)}`,
  'quote-called-off': ({ about }) => `called off what was agreed with ${whose(about)}`,
  'quote-agreed-again': ({ about }) => `undid calling off what was agreed with ${whose(about)}`,
  'quote-opened': ({ about }) => `opened a quote: ${whose(about)}`,
  'quote-accepted': ({ about }) => `accepted a quote: ${whose(about)}`,
  'quote-declined': ({ about }) => `declined a quote: ${whose(about)}`,
  'quote-question': ({ about }) => `asked about a quote: ${whose(about)}`,
  'quote-figures-differ': ({ about }) => `could not accept a quote: ${whose(about)}`,
  'quote-question-answered': ({ about }) => `answered the question from ${whose(about)}`,
  'quote-reminded': ({ about }) => `reminded ${whose(about)} about a quote`,
  'delivery-day-full': ({ about }) =>
    `found the day no longer free after paying for a delivery: ${whose(about)}`,
  'quote-paid': ({ about, by }) =>
    by === null
      ? `made a payment on a quote: ${whose(about)}`
      : `recorded a payment from ${whose(about)}`,
  'quote-payment-pending': ({ about }) => `paid a quote from a bank account: ${whose(about)}`,
  'quote-payment-failed': ({ about }) => `refused a payment on a quote: ${whose(about)}`,
  'quote-payment-taken-back': ({ about, data }) =>
    `removed a payment of ${amount(data)} from ${whose(about)}`,
  'payment-recorded': ({ about, data }) =>
    `recorded a payment of ${amount(data)}${about === null ? '' : ` from ${about}`}`,
  'payment-taken-back': ({ about, data }) =>
    `removed a payment of ${amount(data)}${about === null ? '' : ` from ${about}`}`,
  'payment-unmatched': ({ about, data }) =>
    `made an unmatched payment of ${money(data)}${about === null ? '' : `: ${about}`}`,
  'payment-disputed': ({ about, data }) =>
    `reported on the dispute over ${money(data)}${about === null ? '' : `: ${about}`}`,
  'money-exported': ({ data }) => `exported the payments of ${periodIn(data['period'])}`,
  'refund-asked': ({ about, data }) => {
    const account = data['method'] === 'bank' ? 'bank account' : 'card'
    return `refunded ${amount(data)} to ${about === null ? `a ${account}` : `the ${account} of ${about}`}`
  },
  'refund-recorded': ({ about, data }) =>
    `gave ${amount(data)} back${about === null ? '' : ` to ${about}`} by hand`,
  'refund-failed': ({ about, data }) =>
    `did not make the refund of ${money(data)}${about === null ? '' : ` to ${about}`}`,
  'refund-stopped': ({ about, data }) =>
    `stopped refunding ${amount(data)}${about === null ? '' : ` to ${about}`}`,
  'unmatched-kept': ({ data }) => `kept ${amount(data)} from an unmatched payment`,
  'unmatched-keep-taken-back': ({ data }) =>
    `undid keeping ${amount(data)} from an unmatched payment`,
  'loss-written-off': ({ data }) => `wrote off ${amount(data)} that was owed again`,
  'loss-write-off-taken-back': ({ data }) =>
    `undid the write-off of ${amount(data)} that was owed again`,
  'recovery-codes-made': () => 'made new recovery codes',
}

const settingNames: Readonly<Record<string, string>> = {
  alerts: 'their alerts',
  'county-taxes': 'sales tax by county',
  'delivery-zones': 'the delivery zones',
  deliveries: 'how we deliver',
  'quote-defaults': 'what new quotes start with',
  'mailbox-alerts': 'the alerts of the company’s mailbox',
  records: 'how long records are kept',
  reminders: 'when reminders are sent',
  launch: 'whether search engines show the site',
  'reply-templates': 'the reply templates',
}

/** `a product (Red Maple)`; by its address if it is no longer there. */
const documentOf = ({ about, data: { slug } }: Entry, titles: DocumentTitles): string =>
  documentName(about ?? '', slug, titles.get(`${about} ${String(slug)}`))

/** Older activities of a thing have no name of it. */
const named = (before: string, name: unknown, unnamed: string): string =>
  typeof name === 'string' && name !== '' ? `${before} ${name}` : unnamed

const picture = ({ name }: Entry['data']) => named('the picture', name, 'a picture')

/** `March 2027` */
const periodIn = (name: unknown) => ledgerPeriodText(ledgerPeriod(String(name), ''))

/** `4,990` */
const number = (value: unknown) => Number(value).toLocaleString('en-US')

const amount = ({ cents }: Entry['data']) => amountText(Number(cents))

const money = ({ cents, currency }: Entry['data']) =>
  moneyText({ amountCents: Number(cents), currency: String(currency) })

const price = ({ name }: Entry['data']) => named('the price of', name, 'a price')

/** Names of actors that are no colleagues. */
const otherActors: Readonly<Record<string, string>> = {
  'request-arrived': 'The website',
  'reply-received': 'The mailbox',
  'auto-reply-received': 'The mailbox',
  'email-received': 'The mailbox',
  'email-failed': 'The site',
  'email-bounced': 'The mailbox',
  'contacts-joined': 'The site',
  'quote-opened': 'A customer',
  'quote-accepted': 'A customer',
  'quote-declined': 'A customer',
  'quote-question': 'A customer',
  'quote-figures-differ': 'A customer',
  'quote-paid': 'A customer',
  'quote-payment-pending': 'A customer',
  'quote-payment-failed': 'The bank',
  'payment-unmatched': 'A customer',
  'payment-disputed': 'The bank',
  'refund-failed': 'The payment provider',
  'delivery-day-full': 'A customer',
  'visit-set': 'A customer',
  'visit-replaced': 'A customer',
  'note-added': 'A customer',
  'photographs-added': 'A customer',
  'status-changed': 'A customer',
  'quote-reminded': 'The site',
}

const dayIn = (date: unknown) =>
  typeof date === 'string' && parseDate(date) !== null ? formatCalendarDate(date) : 'another day'

const whose = (about: string | null) => about ?? 'someone whose data was deleted'

/** Names something that was made for a person, who may still be there when it is deleted. */
const theirs = (noun: string, what: string, about: string | null) =>
  about === null ? `a since-deleted ${noun}` : `${what} ${about}`

const emailTo = (about: string | null) => (about === null ? 'an email' : `an email to ${about}`)

const visitTo = (about: string | null) => theirs('visit', 'the visit to', about)

const isKnown = (kind: string): kind is ActivityEvent['kind'] => Object.hasOwn(sentences, kind)

function role(value: unknown): string {
  const known = roles.find((each) => each === value)
  return known === undefined ? String(value) : roleNames[known]
}
