import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { attachmentKind, attachmentName, fileSizeText } from './attachment.ts'
import { readBounceReport } from './bounce-report.ts'
import { excerptOf, forwardedFrom, textParts } from './quoted-text.ts'
import { answeredAt, machineOf, personsAddress, receivedKind } from './received-email.ts'
import { emailIdsIn, threadIn, threadToken } from './reply-thread.ts'

const sign = (text: string) =>
  Array.from(text)
    .reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7)
    .toString(36)
    .padStart(22, 'x')

describe('a token', () => {
  test('leads to its request from either header, and nowhere once it is changed', () => {
    const thread = { requestId: 'i-lead_1', revocation: 2 }
    const token = threadToken(thread, sign)
    for (const id of [`${token}@localhost`, `iEmail.${token}@other.example`]) {
      expect(threadIn(['unknown@example.com', id], sign)).toEqual(thread)
      expect(threadIn([id.replace('.2.', '.3.')], sign)).toBeNull()
      expect(threadIn([id.replace('lead_1', 'lead_2')], sign)).toBeNull()
    }
    expect(emailIdsIn([`iEmail.${token}@x`, 'iOther@x', '<bad'])).toEqual(['iEmail', 'iOther'])
  })
})

const own = (text: string) =>
  textParts(text).map((part) => `${part.isQuoted ? '>' : ''}${part.text.split('\n')[0]}`)

describe('quotations are folded', () => {
  test.each([
    [
      'with its introduction',
      'Yes.\n\nOn Mon, Nov 23, 2026, Ruth wrote:\n> Monday?',
      ['Yes.', '>On Mon, Nov 23, 2026, Ruth wrote:'],
    ],
    [
      'with an introduction of several lines',
      'Yes.\nOn Mon, Nov 23, 2026 at 9:02 AM Ruth Calloway\n<hello@evergreen.example>\nwrote:\n\n> Monday?',
      ['Yes.', '>On Mon, Nov 23, 2026 at 9:02 AM Ruth Calloway'],
    ],
    [
      'also without marks',
      'Yes.\n\nOn Nov 23, 2026, at 9:02, Ruth wrote:\n\nMonday?\nRuth',
      ['Yes.', '>On Nov 23, 2026, at 9:02, Ruth wrote:'],
    ],
    [
      'as Outlook does it',
      'Yes.\n\n________________________________\nFrom: Ruth\nSent: Monday\n\nMonday?',
      ['Yes.', '>________________________________'],
    ],
    [
      'as Outlook does it on Windows',
      'Yes.\n\n*From:* Ruth\n*Sent:* Monday\n*To:* Rosa\n*Subject:* Your request\n\nMonday?',
      ['Yes.', '>*From:* Ruth'],
    ],
    [
      'but not what only looks like it',
      'Move it.\n\nFrom: the gate\nDate: Monday\nTo: the shed',
      ['Move it.'],
    ],
    [
      'below a line that says so',
      'Yes.\n-----Original Message-----\nFrom: Ruth\nMonday?',
      ['Yes.', '>-----Original Message-----'],
    ],
    [
      'between one’s own words',
      '> Monday?\nYes.\n> And the gate?\nOpen.',
      ['>> Monday?', 'Yes.', '>> And the gate?', 'Open.'],
    ],
    [
      'but not a forwarded email',
      'See below.\n---------- Forwarded message ---------\nFrom: Tom\n> Hello',
      ['See below.'],
    ],
    ['nor a ruler', 'One\n____________________________\nTwo', ['One']],
  ])('%s', (_way, text, parts) => {
    expect(own(text)).toEqual(parts)
  })

  test('and no part of a text is lost', () => {
    const line = fc.constantFrom(
      '',
      'Yes',
      '> No',
      'On Mon, Nov 23, Ruth wrote:',
      '-----Original Message-----',
      'From: Ruth',
      'Sent: Monday',
      'Subject: Your request',
      '---------- Forwarded message ---------',
    )
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const words = (text: string) => text.split(/\s+/).filter(Boolean)
        expect(textParts(lines.join('\n')).flatMap(({ text }) => words(text))).toEqual(
          words(lines.join(' ')),
        )
      }),
    )
  })

  test('an excerpt is of own words, and a forwarded email names its writer', () => {
    expect(excerptOf('> No\n\nYes,\nMonday.', { length: 8 })).toBe('Yes, Mo…')
    expect(excerptOf('Yes! 🌲🌲🌲', { length: 7 })).toBe('Yes! 🌲…')
    const forwarded = '-----Original Message-----\nFrom: Rosa\n\nMonday?'
    expect(excerptOf(forwarded)).toBe('')
    expect(excerptOf(forwarded, { subject: 'FW: Mulch' })).toContain('Monday?')
    expect(forwardedFrom('Hi\n\nBegin forwarded message:\n\n> From: Rosa <rosa@example.com>')).toBe(
      'rosa@example.com',
    )
    expect(forwardedFrom('From: Rosa <rosa@example.com>')).toBeNull()
  })

  test('what Outlook forwards is read by its subject', () => {
    const text =
      'FYI\n\n______________________\nFrom: Rosa <rosa@example.com>\nSent: Monday\n\nMulch?'
    expect(textParts(text, 'FW: Mulch')).toEqual([{ isQuoted: false, text }])
    expect(forwardedFrom(text, 'Fwd: Mulch')).toBe('rosa@example.com')
    expect(forwardedFrom(text, 'RE: FW: Mulch')).toBeNull()
    const withoutRuler =
      'FYI\n\nFrom: Rosa <rosa@example.com>\nSent: Monday\nSubject: Mulch\n\nMulch?'
    expect(textParts(withoutRuler, 'FW: Mulch')).toEqual([{ isQuoted: false, text: withoutRuler }])
    expect(forwardedFrom(withoutRuler, 'FW: Mulch')).toBe('rosa@example.com')
  })
})

describe('a file', () => {
  const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
  test.each([
    ['plan.pdf', '%PDF-1.7', 'application/pdf'],
    ['photo.jpg', '\u00ff\u00d8\u00ff\u00e0', 'image/jpeg'],
    ['photo.jpg', 'MZ\u0090', 'can-run'],
    ['photo.html', 'hello', 'can-run'],
    ['photo.jpg', '  <!DOCTYPE html>', 'can-run'],
    ['notes.txt', 'two beds', 'text/plain'],
    ['notes.txt', '<html>two beds', 'application/octet-stream'],
    ['Re wall.eml', 'Subject: A wall\n\n<html>', 'application/octet-stream'],
    ['notes', 'a\u0000b', 'application/octet-stream'],
    ['plan.docx', 'PK\u0003\u0004', 'application/zip'],
    ['plan.docm', 'PK\u0003\u0004', 'can-run'],
  ])('%s with %j is %s', (name, text, kind) => {
    expect(attachmentKind(name, bytes(text))).toBe(kind)
  })

  test('has a name without a path, and a size in words', () => {
    expect(attachmentName('../../etc/passwd')).toBe('etc passwd')
    expect(attachmentName('gpj.\u202eexe.pdf\r\n')).toBe('gpj. exe.pdf')
    expect(attachmentName(undefined)).toBe('attachment')
    expect([fileSizeText(10), fileSizeText(3_500_000)]).toEqual(['1 KB', '3.3 MB'])
  })
})

test('a report contains only failures', () => {
  const report = (action: string) =>
    `Reporting-MTA: dns; mx\n\nFinal-Recipient: rfc822;rosa@example.com\nAction: ${action}\nStatus: 5.2.2\n`
  expect(readBounceReport(report('failed'))).toEqual({
    recipient: 'rosa@example.com',
    reason: 'The mail server refused it (5.2.2)',
  })
  expect(readBounceReport(report('failed\u0000').replace('5.2.2', '5.2.2\u0000\u001b'))).toEqual({
    recipient: 'rosa@example.com',
    reason: 'The mail server refused it (5.2.2)',
  })
  expect(readBounceReport(report('delayed'))).toBeNull()
  expect(readBounceReport('')).toBeNull()
})

test.each([
  [{ 'auto-submitted': 'auto-replied' }, 'auto-replied'],
  [{ 'x-autoreply': 'yes' }, 'auto-replied'],
  [{ subject: 'automatic reply: a path', 'x-auto-response-suppress': 'all' }, 'auto-replied'],
  [{ subject: 'out of office building mowing' }, 'perhaps-auto-replied'],
  [{ 'auto-submitted': 'auto-generated' }, 'other'],
  [{ precedence: 'bulk' }, 'other'],
  [{ 'x-auto-response-suppress': 'all' }, 'other'],
  [{ 'list-id': '<office.example.com>', 'list-post': '<mailto:office@example.com>' }, 'list'],
  [{ 'list-id': '<news.example.com>', 'list-post': 'no' }, 'newsletter'],
  [{ 'list-id': '<news.example.com>' }, 'newsletter'],
  [{ 'list-id': '<news.example.com>', 'auto-submitted': 'auto-generated' }, 'other'],
  [{ 'list-unsubscribe': '<https://example.com>' }, 'other'],
  [{ 'auto-submitted': 'no', subject: 're: out of the office chairs' }, null],
])('headers %j say who wrote: %s', (headers, machine) => {
  expect(machineOf((name) => new Map(Object.entries(headers)).get(name) ?? null)).toBe(machine)
})

test('an email with the subject of an absence note waits, unless it answers one of ours', () => {
  const email = {
    machine: 'perhaps-auto-replied',
    from: { address: 'a@b.example', name: '' },
  } as const
  const kindOf = (isAnswer: boolean) => receivedKind(email, { isAnswer, ownAddresses: [] })
  expect([kindOf(true), kindOf(false)]).toEqual(['out-of-office', 'written'])
})

test.each([
  ['list', '', 'rosa@example.com'],
  ['list', 'r@example.com', 'r@example.com'],
  ['newsletter', '', ''],
  ['newsletter', 'Rosa@example.com', ''],
  ['other', '', ''],
  ['other', 'Rosa@example.com', ''],
  ['other', 'r4x@relay.example', 'r4x@relay.example'],
] as const)('who writes by %s machine, with Reply-To “%s”, is at “%s”', (machine, replyTo, who) => {
  const email = { machine, from: { address: 'rosa@example.com', name: 'Rosa' } }
  expect(
    personsAddress({ ...email, kind: 'automatic', replyTo: answeredAt({ ...email, replyTo }) }),
  ).toBe(who)
})

test.each([
  ['written', 'rosa@example.com', '', 'rosa@example.com'],
  ['written', 'no-reply@forms.example', 'rosa@example.com', 'rosa@example.com'],
  ['automatic', 'leads@platform.example', '', ''],
  ['automatic', 'no-reply@platform.example', '', ''],
  ['ours', 'hello@evergreen.example', '', ''],
  [
    'automatic',
    'leads@platform.example',
    'r4x@relay.platform.example',
    'r4x@relay.platform.example',
  ],
  ['ours', 'hello@evergreen.example', 'rosa@example.com', 'rosa@example.com'],
] as const)(
  '%s email from %s to be answered to “%s” is from “%s”',
  (kind, address, replyTo, who) => {
    expect(personsAddress({ kind, from: { address, name: '' }, replyTo })).toBe(who)
  },
)
