import { runCommand } from '#manage/run-command.ts'
import { deskAccess } from '#domain/desk/access.ts'
import type { FuzzTarget } from './targets.ts'

/** The placeholder in a target's cookie for the session of the run. */
export const sessionPlace = 'desk=session'

const forms: Readonly<Record<string, readonly Readonly<Record<string, string>>[]>> = {
  '/desk/sign-in': [
    { intent: 'send-code', email: 'rosa@example.org' },
    { intent: 'code', code: '123456' },
    { intent: 'recovery-code', email: 'rosa@example.org', recoveryCode: 'abcd-efgh' },
    { intent: 'passkey', answer: '{"id":"x","rawId":"x","response":{},"type":"public-key"}' },
  ],
  '/desk/join': [{ token: 'x', name: 'Rosa' }],
  '/desk/passkey-challenge': [{}],
  '/desk/confirm': [
    { intent: 'send-code', email: 'rosa@example.org' },
    { intent: 'code', code: '123456' },
  ],
  '/desk/requests': [
    { intent: 'assign', ids: 'r1', to: 's1' },
    { intent: 'status', ids: 'r1', to: 'lost', reason: 'price' },
    { intent: 'undo', edits: '[{"id":"r1","change":{"is":"assign","to":null},"seen":1}]' },
  ],
  '/desk/requests/new': [
    { firstName: 'Rosa', phone: '7705550142', services: 'soil-mulch', details: 'Mulch' },
  ],
  '/desk/requests/:requestId': [
    { intent: 'status', seen: '1', to: 'lost', reason: 'price' },
    { intent: 'follow-up', seen: '1', on: '2026-12-01', note: 'call' },
    { intent: 'reply', subject: 'Your quote', text: 'Hello' },
    { intent: 'note', text: 'Prefers mornings' },
    { intent: 'call', outcome: 'reached', text: '', followUpOn: '2026-12-01' },
    { intent: 'clear' },
    { intent: 'keep' },
  ],
  '/desk/customers/:customerId': [
    { intent: 'save', seen: '1', name: 'Rosa', emails: 'rosa@example.org', phones: '7705550142' },
    { intent: 'merge', from: 'c1' },
  ],
  '/desk/email/sent/:emailId': [
    { intent: 'correct', address: 'rosa@example.org' },
    { intent: 'resend' },
    { intent: 'give-up' },
  ],
  '/desk/email/received/:emailId': [
    { intent: 'make-request' },
    { intent: 'put-on', requestId: 'r1' },
    { intent: 'put-away' },
  ],
  '/desk/site': [
    { intent: 'add-day', date: '2026-07-04', name: 'Independence Day' },
    { intent: 'close-today' },
    { intent: 'remove-day', date: '2026-07-04' },
    { intent: 'banner', seen: '0', text: 'Pumpkins', from: '2026-10-01T09:00' },
    { intent: 'company', seen: '0', name: 'Evergreen', phone: '7705550142' },
    { intent: 'restore', kind: 'company', revision: '0', seen: '1' },
    { intent: 'undo', edits: '{"kind":"banner","revision":0,"seen":1}' },
  ],
  '/desk/settings': [
    { intent: 'add-passkey', answer: '{"id":"x"}' },
    { intent: 'remove-passkey', id: 'k1' },
    { intent: 'rename-passkey', id: 'k1', name: 'Phone' },
    { intent: 'end-session', id: 's1' },
  ],
  '/desk/settings/staff': [
    { intent: 'invite', email: 'ann@example.org', role: 'helper' },
    { intent: 'role', staffId: 's1', revision: '1', role: 'office' },
  ],
  '/desk/settings/templates': [{ intent: 'move', seen: '1', id: 't1', by: '1' }],
  '/desk/settings/templates/:templateId': [
    { intent: 'save', seen: '1', name: 'Visit', subject: 'Visit', text: 'Hello' },
    { intent: 'restore', seen: '1' },
  ],
}

const queries: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/desk/requests': { status: 'open', sort: 'new', page: '2', q: 'rosa' },
  '/desk/customers': { q: 'rosa', page: '2' },
  '/desk/email': { show: 'other', q: 'rosa@', page: '2', away: '1' },
  '/desk/email/received/:emailId': { q: 'rosa' },
  '/desk/search': { q: 'rosa' },
  '/desk/changes': { since: '1' },
  '/desk/settings/activity': { page: '2' },
}

/**
 * The desk's pages and forms, as an owner sends them. Signing out is left out, since it would end
 * the run.
 */
export const deskTargets: readonly FuzzTarget[] = Object.keys(deskAccess)
  .filter((pattern) => pattern !== '/desk/sign-out')
  .flatMap((pattern) => {
    const path = pattern.replace('*', 'nowhere').replace(/:\w+/, 'x1')
    const query = queries[pattern] ?? {}
    const sent = forms[pattern] ?? []
    return [
      { method: 'GET' as const, path, query, isOfDesk: true },
      { method: 'GET' as const, path: `${path}.data`, query, isOfDesk: true },
      ...sent.map((form) => ({ method: 'POST' as const, path, form, isOfDesk: true })),
      ...sent.map((form) => ({
        method: 'POST' as const,
        path: `${path}.data`,
        form,
        isOfDesk: true,
      })),
    ]
  })

/** Signs a new owner in at a running site with those settings; returns the cookie. */
export async function signIn(
  url: string,
  settings: Readonly<Record<string, string>>,
): Promise<string> {
  let output = ''
  await runCommand(['staff', 'invite', 'owner@example.org', '--owner'], {
    environment: { ...process.env, ...settings },
    out: (text) => (output += text),
    err: (text) => (output += text),
  })
  const token = /#(\S+)/.exec(output)?.[1] ?? ''
  const joined = await fetch(`${url}/desk/join`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams({ token, name: 'Owner' }),
  })
  const cookie = joined.headers.getSetCookie().find((each) => each.startsWith('desk='))
  if (cookie === undefined) throw new Error(`nobody was signed in: ${joined.status} ${output}`)
  return cookie.split(';')[0] ?? ''
}
