import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import type { FileStore } from '#ports/file-store.ts'
import { parseEmail } from './parse-email.ts'

const noFiles: FileStore = {
  put: async () => {},
  read: async () => null,
  remove: async () => {},
  copyTo: async () => {},
  replaceBy: async () => {},
}

const parsed = (...lines: readonly string[]) => {
  const source = Buffer.from(lines.join('\r\n'))
  const mailboxFacts = { receivedAt: 0, size: source.length }
  return parseEmail(Readable.from([source]), mailboxFacts, { files: noFiles, fileKey: 'file' })
}

const html = ['Content-Type: text/html; charset=utf-8', '', '<p>Monday is fine, José.</p>']
const plain = ['Content-Type: text/plain; charset=utf-8', '', 'Monday is fine, José.']
const picture = `<img alt="" src="data:image/png;base64,${'A'.repeat(300_000)}">`
const pasted = ['Content-Type: text/html', '', `${picture}<p>Monday is fine, Jos&eacute;.</p>`]
const vector = [
  'Content-Type: text/html',
  '',
  '<img alt="" src="data:image/svg+xml,%3Csvg"><p>Monday is fine, Jos&eacute;.</p>',
]
const logoShown = [html[0] ?? '', '', `<img alt="" src="cid:logo">${html[2] ?? ''}`]
const empty = ['Content-Type: text/plain', '', '', '']
const plan = ['Content-Type: application/pdf', 'Content-Disposition: attachment', '', '%PDF-1.4']
const logo = ['Content-Type: image/png', 'Content-ID: <logo>', '', 'logo']

function parts(kind: string, ...inner: readonly (readonly string[])[]): readonly string[] {
  const boundary = kind
  const each = inner.flatMap((part) => [`--${boundary}`, ...part])
  return [`Content-Type: multipart/${kind}; boundary=${boundary}`, '', ...each, `--${boundary}--`]
}

test.each([
  ['HTML alone', html],
  ['text alone', plain],
  ['both', parts('alternative', plain, html)],
  ['both and a file', parts('mixed', parts('alternative', plain, html), plan)],
  ['HTML and a file', parts('mixed', html, plan)],
  ['HTML with a picture in it', parts('related', html, logo)],
  ['HTML that shows its picture', parts('related', logoShown, logo)],
  ['HTML beside an empty text', parts('alternative', empty, html)],
  ['HTML with a large pasted picture', pasted],
  ['HTML with a drawn picture', vector],
])('an email of %s is read', async (_, lines) => {
  const { text } = await parsed('From: rosa@example.com', 'MIME-Version: 1.0', ...lines)
  expect(text.trim()).toBe('Monday is fine, José.')
})

test('words beside the address of a picture are kept', async () => {
  const words =
    'It shows data:image/png;base64,AAAA instead, or data:image/png alone. Please call me.'
  const { text } = await parsed('Content-Type: text/plain', '', words)
  expect(text).toBe('It shows  instead, or data:image/png alone. Please call me.')
})

test('only the beginning of a long bounce report is read', async () => {
  const status = 'Content-Type: message/delivery-status'
  const failed = ['Final-Recipient: rfc822; rosa@mial.example', 'Action: failed', '']
  const reportOf = async (...first: readonly string[]) =>
    (await parsed(...parts('report', [status, '', ...first], [status, '', ...failed]))).report
  expect(await reportOf('Reporting-MTA: dns; mx', '')).toMatchObject({
    recipient: 'rosa@mial.example',
  })
  const much = Array.from({ length: 20_000 }, () => 'X: y')
  expect(await reportOf(...much, '')).toBeNull()
})

test('a bounce report names the email that it returns, not those that this one answers', async () => {
  const returned = [
    'Content-Type: message/rfc822',
    '',
    'References: <ours@evergreen.example>',
    'Message-ID:',
    ' <written@mail.example>',
    '',
    'Message-ID: <quoted@mail.example>',
  ]
  const status = ['Content-Type: message/delivery-status', '', 'Action: failed', '']
  const lines = parts('report', status, returned)
  const email = await parsed('MIME-Version: 1.0', ...lines)
  expect(email.report).toMatchObject({ messageId: 'written@mail.example' })
  expect(email.references).toContain('ours@evergreen.example')
})
