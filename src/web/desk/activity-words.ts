import type { ActivityEvent } from '#domain/desk/activity.ts'
import { roleNames, roles } from '#domain/desk/roles.ts'
import type { Desk } from '#usecases/desk/desk.ts'

type Entry = Awaited<ReturnType<Desk['listActivity']>>['entries'][number]

const ways: Readonly<Record<string, string>> = {
  passkey: 'with a passkey',
  code: 'with a code by email',
  'recovery-code': 'with a recovery code',
  invitation: 'with an invitation',
}

/** A line of the activity as a sentence in two parts. */
export function activityWords(entry: Entry): { readonly who: string; readonly what: string } {
  const { kind, by } = entry
  const who = by ?? (kind === 'request-arrived' ? 'The website' : 'The command line')
  return { who, what: isKnown(kind) ? sentences[kind](entry) : kind.replaceAll('-', ' ') }
}

const sentences: Readonly<Record<ActivityEvent['kind'], (entry: Entry) => string>> = {
  'staff-invited': ({ about, data }) => `invited ${about ?? 'someone'} (${role(data['role'])})`,
  'invitation-withdrawn': ({ about }) => `withdrew the invitation of ${about ?? 'someone'}`,
  'staff-joined': ({ data }) => `joined the desk (${role(data['role'])})`,
  'role-changed': ({ about, data }) =>
    `changed the role of ${about ?? 'someone'} from ${role(data['from'])} to ${role(data['to'])}`,
  'staff-removed': ({ about }) => `removed ${about ?? 'someone'}`,
  'signed-in': ({ data }) => `signed in ${ways[String(data['by'])] ?? ''}`,
  'signed-out': ({ data }) =>
    data['sessions'] === 1 ? 'ended a session' : `ended ${String(data['sessions'])} sessions`,
  'passkey-added': ({ data }) => `made a passkey: ${String(data['name'])}`,
  'passkey-renamed': ({ data }) => `named a passkey: ${String(data['name'])}`,
  'passkey-removed': ({ data }) => `removed a passkey: ${String(data['name'])}`,
  'request-arrived': ({ about, by }) =>
    by === null ? `brought a request of ${whose(about)}` : `took down a request of ${whose(about)}`,
  'status-changed': ({ about, data }) =>
    `moved the request of ${whose(about)} to ${String(data['to']).replaceAll('-', ' ')}`,
  'follow-up-set': ({ about, data }) =>
    typeof data['on'] === 'string'
      ? `will follow up with ${whose(about)} on ${data['on']}`
      : `took the follow-up off the request of ${whose(about)}`,
  'request-assigned': ({ about }) => `assigned the request of ${whose(about)}`,
  'note-added': ({ about }) => `wrote a note on the request of ${whose(about)}`,
  'call-logged': ({ about }) => `called ${whose(about)}`,
  'reply-queued': ({ about }) => `replied to ${whose(about)}`,
  'customer-added': ({ about }) => `added ${whose(about)} to the customers`,
  'customer-saved': ({ about }) => `saved the page of ${whose(about)}`,
  'customers-merged': ({ about }) => `merged another customer into ${whose(about)}`,
  'person-erased': ({ data }) =>
    `deleted one person’s data: ${String(data['requests'])} requests, ${String(data['registrations'])} registrations, ${String(data['emails'])} emails`,
  'request-kept': ({ about }) => `kept the request of ${whose(about)}`,
  'backup-downloaded': () => 'downloaded a backup',
  'setting-saved': ({ about }) => `changed ${settingNames[about ?? ''] ?? 'the settings'}`,
  'recovery-codes-made': () => 'made new recovery codes',
}

const settingNames: Readonly<Record<string, string>> = {
  alerts: 'what they hear of by email',
  'mailbox-alerts': 'what the mailbox hears of',
  records: 'how long records are kept',
  'reply-templates': 'the templates of replies',
}

const whose = (about: string | null) => about ?? 'someone who was forgotten'

const isKnown = (kind: string): kind is ActivityEvent['kind'] => Object.hasOwn(sentences, kind)

function role(value: unknown): string {
  const known = roles.find((each) => each === value)
  return known === undefined ? String(value) : roleNames[known]
}
