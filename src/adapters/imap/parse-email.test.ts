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

const html = ['Content-Type: text/html; charset=utf-8', '', '<p>Monday is fine, José.</p>']
const plain = ['Content-Type: text/plain; charset=utf-8', '', 'Monday is fine, José.']
const picture = `<img alt="" src="data:image/png;base64,${'A'.repeat(300_000)}">`
const pasted = ['Content-Type: text/html', '', `${picture}<p>Monday is fine, Jos&eacute;.</p>`]
const vector = [
  'Content-Type: text/html',
  '',
  '<img alt="" src="data:image/svg+xml,%3Csvg"><p>Monday is fine, Jos&eacute;.</p>',
]
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
  ['HTML beside an empty text', parts('alternative', empty, html)],
  ['HTML with a large pasted picture', pasted],
  ['HTML with a drawn picture', vector],
])('an email of %s is read', async (_, lines) => {
  const source = Buffer.from(['From: rosa@example.com', 'MIME-Version: 1.0', ...lines].join('\r\n'))
  const mailboxFacts = { receivedAt: 0, size: source.length }
  const email = await parseEmail(Readable.from([source]), mailboxFacts, {
    files: noFiles,
    fileKey: 'file',
  })
  expect(email.text.trim()).toBe('Monday is fine, José.')
})

test('words beside the address of a picture are kept', async () => {
  const words =
    'It shows data:image/png;base64,AAAA instead, or data:image/png alone. Please call me.'
  const source = Readable.from([`Content-Type: text/plain\r\n\r\n${words}`])
  const storage = { files: noFiles, fileKey: 'file' }
  const { text } = await parseEmail(source, { receivedAt: 0, size: 0 }, storage)
  expect(text).toBe('It shows  instead, or data:image/png alone. Please call me.')
})

test('only the beginning of a long bounce report is read', async () => {
  const status = 'Content-Type: message/delivery-status'
  const failed = ['Final-Recipient: rfc822; rosa@mial.example', 'Action: failed', '']
  const reportOf = async (...first: readonly string[]) => {
    const lines = [
      'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
      '',
      '--b',
      status,
      '',
      ...first,
      '--b',
      status,
      '',
      ...failed,
      '--b--',
    ]
    const source = Buffer.from(lines.join('\r\n'))
    const mailboxFacts = { receivedAt: 0, size: source.length }
    const storage = { files: noFiles, fileKey: 'file' }
    return (await parseEmail(Readable.from([source]), mailboxFacts, storage)).report
  }
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
  const source = Buffer.from(['MIME-Version: 1.0', ...lines].join('\r\n'))
  const storage = { files: noFiles, fileKey: 'file' }
  const email = await parseEmail(Readable.from([source]), { receivedAt: 0, size: 0 }, storage)
  expect(email.report).toMatchObject({ messageId: 'written@mail.example' })
  expect(email.references).toContain('ours@evergreen.example')
})
