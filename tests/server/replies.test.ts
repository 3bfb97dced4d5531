import { describe, expect } from 'vitest'
import { textParts } from '#domain/emails/quoted-text.ts'
import { err, ok, unwrap } from '#domain/result.ts'
import { findProgram } from '#scripts/find-program.ts'
import { databaseKinds } from '#support/databases.ts'
import { mailboxTest as test, multipart, written } from '#support/desk-with-mailbox.ts'
import { eventually } from '#support/server-process.ts'

const isThere = findProgram('dovecot') !== undefined
const title = isThere ? 'with a real mailbox' : 'skipped: Dovecot is not installed'

describe.runIf(isThere)(title, () => {
  describe.each(databaseKinds)('on %s', (kind) => {
    test.override({ kind })

    test('a reply is on its request once, and waits on Today until it is answered', async ({
      site,
    }) => {
      const rosa = await site.ask()
      const { messageId, source } = await site.answer(rosa)
      // A reply by a person must not look automatic, or out-of-office replies to it are suppressed.
      expect(source).not.toMatch(/^Auto-Submitted/im)
      site.deliver(
        written(
          { 'In-Reply-To': messageId },
          'Monday is fine. <b>The gate is open</b>\n\nOn Mon, Nov 23, 2026 at 9:02 AM Evergreen\n<hello@evergreen.example> wrote:\n> Would Monday suit you?\n> -- \n> Evergreen',
        ),
      )
      await site.read(1)
      const [email, ...others] = await site.received(rosa.id)
      expect(others).toEqual([])
      expect(email).toMatchObject({ kind: 'written', isOtherSender: false })
      expect(textParts(email?.text ?? '')).toMatchObject([
        { isQuoted: false, text: 'Monday is fine. <b>The gate is open</b>' },
        { isQuoted: true, text: expect.stringMatching(/^On Mon[^]*Would Monday suit you/) },
      ])
      const today = (await site.desk.requests.requestsToday()).replied
      const customer = (await site.requests.find(rosa.id))?.customerId ?? ''
      expect((await site.desk.customers.findCustomer(customer))?.parts.emails.rows).toContainEqual(
        expect.objectContaining({ is: 'theirs', requestId: rosa.id, text: email?.text }),
      )
      expect(today.requests.map(({ lead, text }) => [lead.id, text])).toEqual([
        [rosa.id, email?.text],
      ])
      expect((await site.other()).total).toBe(0)
      // Another process reads the emails again, under new UIDs.
      const before = await site.receivedEmails.state(site.mailbox.name)
      site.renumber()
      const reader = site.startReader()
      await eventually(async () => {
        const state = await site.receivedEmails.state(site.mailbox.name)
        return state?.validity !== before?.validity && state?.uid === 1
      })
      await reader.stop()
      expect(await site.received(rosa.id)).toHaveLength(1)
      await site.answer(rosa, 'Until Monday then.')
      expect((await site.desk.requests.requestsToday()).replied.total).toBe(0)
    })

    test('a token leads there from another address, which is told, and also where a mail service writes Message-IDs of its own', async ({
      site,
    }) => {
      const rosa = await site.ask()
      const [acknowledged] = await site.send()
      const thread = /^References: (<\S+>)/m.exec(acknowledged?.source ?? '')?.[1]
      site.deliver(
        written({ From: 'tom@example.net', References: `${thread} <x@mail.service>` }, 'For Rosa'),
      )
      // A mailing list passes it on.
      site.deliver(
        written(
          { From: rosa.email, References: thread ?? '', 'List-Id': '<office.example>' },
          'And for us',
        ),
      )
      // Another one, which writes as itself for domains that forbid it to write as their users.
      const rewritten = {
        From: "'Rosa' via Office <hello@evergreen.example>",
        'Reply-To': rosa.email,
      }
      site.deliver(
        written(
          { ...rewritten, References: thread ?? '', 'List-Id': '<office.example>' },
          'And a path',
        ),
      )
      await site.read(3)
      expect(await site.received(rosa.id)).toMatchObject([
        { from: { address: 'tom@example.net' }, isOtherSender: true },
        { kind: 'written', text: 'And for us\n' },
        { kind: 'written', from: { address: rosa.email, name: 'Rosa' }, isOtherSender: false },
      ])
    })

    test('nobody can guess a token, or use the one of another request', async ({ site }) => {
      const [rosa, tom] = [await site.ask(), await site.ask()]
      const { messageId = '' } = await site.answer(rosa)
      for (const forged of [
        messageId.replace(rosa.id, tom.id),
        `<${tom.id}.0.aaaaaaaaaaaaaaaaaaaaaa@localhost>`,
        messageId.replace('.0.', '.1.'),
      ]) {
        site.deliver(written({ From: 'mallory@example.net', 'In-Reply-To': forged }, 'I won'))
      }
      await site.read(3)
      expect(await site.received(rosa.id)).toEqual([])
      expect(await site.received(tom.id)).toEqual([])
      expect((await site.other()).total).toBe(3)
    })

    test('a bounce marks the email and the address, and a corrected address gets the email', async ({
      site,
    }) => {
      const rosa = await site.ask()
      await site.send()
      const { messageId, source } = await site.answer(rosa)
      const status = `Reporting-MTA: dns; mx.example.com\n\nFinal-Recipient: rfc822; ${rosa.email}\nAction: failed\nStatus: 5.1.1\nDiagnostic-Code: smtp; 550 5.1.1 No such\n user here`
      const bounce = multipart(
        { From: 'MAILER-DAEMON@mx.example.com', 'Auto-Submitted': 'auto-replied' },
        'multipart/report; report-type=delivery-status',
        [
          { type: 'text/plain', body: 'This is the mail system at mx.example.com.' },
          { type: 'message/delivery-status', body: status },
          { type: 'text/rfc822-headers', body: source.slice(0, source.indexOf('\r\n\r\n')) },
        ],
      )
      site.deliver(bounce)
      site.deliver(bounce)
      await site.read(2)
      expect(await site.received(rosa.id)).toEqual([])
      expect((await site.other()).total).toBe(0)
      const [bounced, ...others] = (
        await site.emailLog.list({ filter: 'failed', search: 'ROSA1@', page: 1 })
      ).emails
      expect(others).toEqual([])
      expect(bounced).toMatchObject({ state: 'bounced', lastError: '550 5.1.1 No such user here' })
      expect(await site.timeline(rosa.id)).toMatchObject(
        expect.arrayContaining([
          expect.objectContaining({ email: expect.objectContaining({ state: 'bounced' }) }),
        ]),
      )
      const corrected = await site.desk.emails.correctEmail(
        bounced?.id ?? '',
        'rosa@right.example',
        site.member,
      )
      expect(corrected).toEqual(ok(1))
      const [again] = await site.send()
      expect(again).toMatchObject({
        to: [{ address: 'rosa@right.example' }],
        subject: 'Your request',
      })
      const found = await site.requests.find(rosa.id)
      expect(found?.lead.contact.email).toBe('rosa@right.example')
      const customer = await site.customers.find(found?.customerId ?? '')
      expect(customer?.customer.emails).toEqual(['rosa@right.example'])
      expect(await site.desk.search.searchEverything('rosa@right')).toMatchObject({
        requests: { rows: [{ lead: { id: rosa.id } }] },
        customers: { rows: [{ id: found?.customerId }] },
      })
      expect(customer?.bounced).toEqual([])
      // A reply to the email that went to the wrong address is not assigned anymore.
      site.deliver(written({ From: 'stranger@example.net', 'In-Reply-To': messageId }, 'Hello?'))
      site.deliver(written({ From: 'rosa@right.example', 'In-Reply-To': again?.messageId }, 'Yes'))
      await site.read(4)
      expect(await site.received(rosa.id)).toMatchObject([{ text: 'Yes\n', isOtherSender: false }])
    })

    test('a forwarded email waits in the list with who probably wrote it, and one press makes a request', async ({
      site,
    }) => {
      const rosa = await site.ask()
      site.deliver(
        written(
          { From: 'Ruth <ruth@private.example>', Subject: 'Fwd: A wall' },
          `Could you look at this?\n\n---------- Forwarded message ---------\nFrom: Rosa Lindqvist <${rosa.email}>\nDate: Mon, Nov 23, 2026\nSubject: A wall\n\nWe need a wall, 20 ft.`,
        ),
      )
      await site.read(1)
      const { emails } = await site.other()
      expect(emails).toMatchObject([{ customer: { name: 'Rosa Lindqvist' } }])
      const id = emails[0]?.id ?? ''
      expect((await site.desk.emails.requestsForEmail(id)).map(({ lead }) => lead.id)).toEqual([
        rosa.id,
      ])
      const made = unwrap(await site.desk.emails.makeRequestOfEmail(id, null, site.member))
      expect(await site.requests.find(made)).toMatchObject({
        work: { status: 'new' },
        lead: {
          contact: { email: rosa.email },
          request: { projectDetails: expect.stringContaining('We need a wall, 20 ft.') },
        },
        customerId: emails[0]?.customer?.id,
      })
      expect((await site.other()).total).toBe(0)
      expect((await site.desk.emails.makeRequestOfEmail(id, null, site.member)).ok).toBe(false)
    })

    test('a request from an email of our own has no address until a colleague enters the customer’s, and one from a platform’s notice has the person’s', async ({
      site,
    }) => {
      site.deliver(written({ From: 'Evergreen <hello@evergreen.example>' }, 'Tom wants a wall.'))
      const notice = {
        From: 'Leads <notices@platform.example>',
        'Auto-Submitted': 'auto-generated',
      }
      site.deliver(written({ ...notice, 'Reply-To': 'Tom <r4x@relay.example>' }, 'A new lead'))
      // Forwarded by a colleague.
      const ofPlatform = '---------- Forwarded message ---------\nFrom: no-reply@platform.example\n'
      site.deliver(written({ From: 'ruth@private.example', Subject: 'Fwd: A lead' }, ofPlatform))
      await site.read(3)
      const made = await Promise.all(
        (await site.other()).emails.map(async ({ id, kind }) => {
          const lead = await site.desk.emails.makeRequestOfEmail(id, null, site.member)
          const { email, firstName } = (await site.requests.find(unwrap(lead)))?.lead.contact ?? {}
          return [kind, email, firstName] as const
        }),
      )
      expect(new Set(made)).toEqual(
        new Set([
          ['automatic', 'r4x@relay.example', 'r4x'],
          ['ours', '', 'Evergreen'],
          ['written', '', ''],
        ]),
      )
    })

    test('an email that fits a request is put there, and moved, or archived and put back', async ({
      site,
    }) => {
      const rosa = await site.ask()
      site.deliver(written({ From: rosa.email, Subject: 'One more thing' }, 'Also a path.'))
      site.deliver(written({ From: 'shop@example.net', Subject: 'Invoice' }, 'Attached.'))
      await site.read(2)
      const { emails } = await site.other()
      const [invoice, more] = ['Invoice', 'One more thing'].map(
        (subject) => emails.find((email) => email.subject === subject)?.id ?? '',
      )
      const put = (to: string, seen: string | null) =>
        site.desk.emails.putEmailOnRequest(more ?? '', to, seen, site.member)
      await put(rosa.id, null)
      expect(await site.received(rosa.id)).toMatchObject([{ subject: 'One more thing' }])
      expect((await site.desk.requests.requestsToday()).replied.total).toBe(1)
      // On the wrong request, it is moved, unless a colleague has moved it already.
      const made = unwrap(
        await site.desk.emails.makeRequestOfEmail(more ?? '', rosa.id, site.member),
      )
      expect(await site.received(rosa.id)).toEqual([])
      expect((await site.desk.requests.requestsToday()).replied.total).toBe(0)
      expect(await put(rosa.id, null)).toMatchObject(err({ code: 'already-placed' }))
      expect((await put(rosa.id, made)).ok).toBe(true)
      expect(await site.received(made)).toEqual([])
      await site.desk.emails.archiveEmail(invoice ?? '', true, site.member)
      expect((await site.other()).total).toBe(0)
      await site.desk.emails.archiveEmail(invoice ?? '', false, site.member)
      expect((await site.other()).total).toBe(1)
    })

    test('our own email that comes back in a loop, and machines, are answered by nobody and no reply', async ({
      site,
    }) => {
      const rosa = await site.ask()
      const { source, messageId } = await site.answer(rosa)
      site.deliver(source)
      site.deliver(
        written(
          { From: rosa.email, 'In-Reply-To': messageId, 'Auto-Submitted': 'auto-replied' },
          'I am away until June 8.',
        ),
      )
      site.deliver(
        written({ From: 'news@example.net', 'List-Id': '<news.example.net>' }, 'Buy now'),
      )
      await site.read(3)
      expect(await site.received(rosa.id)).toMatchObject([
        { kind: 'out-of-office', text: 'I am away until June 8.\n' },
      ])
      expect((await site.desk.requests.requestsToday()).replied.total).toBe(0)
      // It may be a request that came through a platform.
      expect((await site.other()).emails).toMatchObject([{ kind: 'automatic', text: 'Buy now\n' }])
      expect(await site.send()).toEqual([])
    })
  })
})
