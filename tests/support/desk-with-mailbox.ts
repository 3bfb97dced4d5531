import { test } from 'vitest'
import { folderFiles } from '#adapters/files/folder-files.ts'
import { imapMailbox } from '#adapters/imap/imap-mailbox.ts'
import { renderMarkup } from '#adapters/mail/email-markup.tsx'
import { emailRenderer } from '#adapters/mail/email-renderer.ts'
import { smtpMailer } from '#adapters/mail/mailers.ts'
import { randomIds, systemClock, systemPause } from '#adapters/system/system.ts'
import { company } from '#content/company.ts'
import type { Lead } from '#domain/quote-requests/lead.ts'
import { unwrap } from '#domain/result.ts'
import { withdrawalPeriod } from '#domain/emails/email-priority.ts'
import type { Pause } from '#ports/clock.ts'
import type { Mailbox as ImapMailbox } from '#ports/mailbox.ts'
import type { ReceivedEmailStore } from '#ports/received-email-store.ts'
import { startMailboxReader } from '#usecases/emails/read-mailbox.ts'
import { removeOldFiles } from '#usecases/uploads.ts'
import { requestLinks } from '#usecases/quote-requests/request-links.ts'
import { sendMails } from '#usecases/emails/send-mails.ts'
import { freshDatabase, temporaryFolder, type DatabaseKind } from './databases.ts'
import { deskOn } from './desk.ts'
import { type ImapServer, newMailUser, startDovecot } from './dovecot.ts'
import { newLead, request } from './leads.ts'
import { openMailbox, readMail } from './mailbox.ts'
import { eventually } from './server-process.ts'
import { sqlStores } from './stores.ts'
import { testDependencies } from './test-dependencies.ts'

/** A customer and their request. */
interface Asked {
  readonly id: string
  readonly email: string
}

/** A desk whose emails go out over real SMTP and come in from a real mailbox. */
async function readingSite(kind: DatabaseKind, imap: ImapServer) {
  const stores = sqlStores(await freshDatabase(kind), randomIds, { deliversLeads: false })
  const folder = temporaryFolder()
  const files = folderFiles(folder.path)
  const user = newMailUser()
  const smtp = await openMailbox()
  const dependencies = testDependencies(stores, systemClock, { files, pause: systemPause })
  const desk = deskOn(stores, { startsAt: Date.now() })
  const { member } = await desk.join('ruth@evergreen.example', 'owner')
  const mailer = smtpMailer(
    smtp.url,
    { from: () => `Evergreen <${company.email}>`, domain: 'localhost' },
    3,
  )
  const mailbox = imapMailbox(imap.url(user), files)
  const errors: unknown[] = []
  const startReader = (
    of: ImapMailbox = mailbox,
    receivedEmails: ReceivedEmailStore = stores.receivedEmails,
    pause: Pause = systemPause,
  ) =>
    startMailboxReader({
      ...dependencies,
      receivedEmails,
      pause,
      mailbox: of,
      ownAddresses: () => [company.email],
      onError: (error) => errors.push(error),
    })
  let asked = 0
  return {
    ...stores,
    desk,
    member,
    mailbox,
    startReader,
    errors,
    filesFolder: folder.path,
    removeOldFiles: removeOldFiles(dependencies),
    deliver: (source: string | Buffer) => imap.deliver(user, source),
    renumber: () => imap.renumber(user),

    /** Stores a quote request from the website. */
    async ask(): Promise<Asked> {
      const number = (asked += 1)
      const [id, email] = [`request${number}`, `rosa${number}@example.com`]
      const contact = { ...newLead().contact, email, phone: `770555010${number}` }
      const at = Date.now()
      const lead = newLead({ id, idempotencyKey: id, createdAt: at, contact })
      const received = (complete: Lead) =>
        complete.status === 'complete'
          ? [
              {
                to: email,
                email: { kind: 'quote-acknowledged', data: { lead: complete, photographs: 0 } },
                about: { kind: 'lead', id },
              } as const,
            ]
          : []
      const warning = {
        to: '',
        email: {
          kind: 'quote-left-incomplete',
          data: { lead: { ...lead, status: 'incomplete', request: null }, atDesk: true },
        },
        about: { kind: 'lead', id },
      } as const
      await stores.leads.saveContact(lead, warning)
      await stores.leads.complete(id, request({ id: `ask-${number}`, at }), received)
      return { id, email }
    },

    /**
     * Sends due emails, and those that wait for an undo; returns those that the mail server accepted,
     * the latest last.
     */
    async send() {
      const before = smtp.taken.length
      const sender = sendMails({
        ...dependencies,
        clock: { now: () => Date.now() + withdrawalPeriod },
        mailer,
        renderer: emailRenderer({
          ...dependencies,
          links: requestLinks(dependencies),
          renderMarkup,
        }),
        onFailure: () => {},
        onError: (error) => errors.push(error),
      })
      await sender.poll()
      await sender.idle()
      await sender.stop()
      return Promise.all(
        smtp.taken.slice(before).map(async (source) => ({ source, ...(await readMail(source)) })),
      )
    },

    /** Answers a request from the desk; returns the email as the customer gets it. */
    async answer({ id }: Asked, text = 'Would Monday suit you?') {
      unwrap(await desk.requests.replyToRequest(id, { subject: 'Your request', text }, member))
      const sent = await this.send()
      const last = sent.find(({ subject }) => subject === 'Your request')
      if (last === undefined) throw new Error('nothing was sent')
      return last
    },

    /** Runs the reader until it has processed that many emails. */
    async read(count: number) {
      const reader = startReader()
      await eventually(async () => {
        const state = await stores.receivedEmails.state(mailbox.name)
        return state !== null && state.uid >= count && state.checkedAt !== null
      })
      await reader.stop()
    },

    async timeline(id: string) {
      return (await stores.requests.find(id))?.timeline ?? []
    },

    async received(id: string) {
      const timeline = (await stores.requests.find(id))?.timeline ?? []
      return timeline.flatMap((entry) => (entry.is === 'received' ? [entry.email] : []))
    },

    other: () => stores.receivedEmails.listOther({ isOpen: true, search: '', page: 1 }),

    async close() {
      await mailer.close()
      await smtp.close()
      await stores.close()
      folder.remove()
    },
  }
}

/** An email as a customer's program sends it. */
export function written(head: Readonly<Record<string, string | undefined>>, body: string): string {
  const all: Readonly<Record<string, string | undefined>> = {
    From: 'Rosa Lindqvist <rosa1@example.com>',
    To: company.email,
    Subject: 'Re: Your request',
    Date: new Date().toUTCString(),
    'Message-ID': `<${crypto.randomUUID()}@mail.example.com>`,
    'Content-Type': 'text/plain; charset=utf-8',
    ...head,
  }
  const lines = Object.entries(all).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}: ${value}`],
  )
  return `${lines.join('\r\n')}\r\n\r\n${body.replaceAll('\n', '\r\n')}\r\n`
}

/** Tests with a mailbox of a real IMAP server, whose site is on the database of their `kind`. */
export const mailboxTest = test
  .extend('kind', (): DatabaseKind => 'SQLite')
  // oxlint-disable-next-line no-empty-pattern -- Vitest reads from the pattern that it needs nothing
  .extend('imap', { scope: 'file' }, async ({}, { onCleanup }) => {
    const imap = await startDovecot()
    onCleanup(() => imap.stop())
    return imap
  })
  .extend('site', async ({ kind, imap }, { onCleanup }) => {
    const site = await readingSite(kind, imap)
    onCleanup(() => site.close())
    return site
  })

/** An email of several parts. */
export function multipart(
  head: Readonly<Record<string, string | undefined>>,
  type: string,
  parts: readonly {
    readonly type: string
    readonly name?: string
    readonly body: string | Buffer
  }[],
): string {
  const body = parts
    .map(({ type: partType, name, body: content }) => {
      const disposition =
        name === undefined ? '' : `Content-Disposition: attachment; filename="${name}"\n`
      const isText = typeof content === 'string'
      const encoded = isText ? content : content.toString('base64').replaceAll(/.{76}/g, '$&\n')
      return `--parts\nContent-Type: ${partType}\n${disposition}${isText ? '' : 'Content-Transfer-Encoding: base64\n'}\n${encoded}\n`
    })
    .join('')
  return written({ ...head, 'Content-Type': `${type}; boundary=parts` }, `${body}--parts--`)
}
