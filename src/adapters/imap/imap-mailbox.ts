import { Readable } from 'node:stream'
import { type FetchMessageObject, ImapFlow } from 'imapflow'
import { maxEmailBytes } from '#domain/emails/received-email.ts'
import type { FileStore } from '#ports/file-store.ts'
import { type Mailbox, MailboxProblem, type OpenMailbox } from '#ports/mailbox.ts'
import { FileNotStored, parseEmail, parseHead } from './parse-email.ts'

/** Bytes read of an email whose body is too large. */
const maxHeadBytes = 256 * 1024

/** Timeout for one email, in milliseconds. */
const readWithinMs = 120_000

/**
 * `imaps://user:pass@host/INBOX`, or `imap://` on this machine. People read it too, so nothing in it
 * is marked or moved.
 */
export function imapMailbox(url: string, files: FileStore): Mailbox {
  const { protocol, hostname, port, username, password, pathname } = new URL(url)
  const folder = decodeURIComponent(pathname.slice(1)) || 'INBOX'
  const user = decodeURIComponent(username)
  return {
    name: `${user} at ${hostname}, ${folder}`,
    async open() {
      const client = new ImapFlow({
        host: hostname.replaceAll(/[[\]]/g, ''),
        port: Number(port) || (protocol === 'imaps:' ? 993 : 143),
        secure: protocol === 'imaps:',
        // A mail server on this machine usually has a certificate that it signed itself.
        tls: { rejectUnauthorized: protocol === 'imaps:' },
        auth: { user, pass: decodeURIComponent(password) },
        logger: false,
        clientInfo: { name: 'Evergreen' },
        connectionTimeout: 20_000,
        greetingTimeout: 10_000,
        socketTimeout: 60_000,
        // Servers end an IDLE after half an hour, and routers drop quiet connections sooner.
        maxIdleTime: 4 * 60_000,
        autoIdleDelay: 100,
        maxLiteralSize: maxEmailBytes + maxHeadBytes,
      })
      // An error ends the connection, and the next command reports it.
      client.on('error', () => {})
      try {
        await client.connect()
        const { uidValidity } = await client.mailboxOpen(folder, { readOnly: true })
        return openMailbox(client, String(uidValidity), files)
      } catch (error) {
        client.close()
        throw problemOf(error, { hostname, folder })
      }
    },
  }
}

function openMailbox(client: ImapFlow, validity: string, files: FileStore): OpenMailbox {
  const factsOf = (message: FetchMessageObject) => ({
    // The server has whole seconds: the end of the second is used, so that a reply follows what it
    // answers.
    receivedAt: Math.min(Date.now(), new Date(message.internalDate ?? Date.now()).getTime() + 999),
    size: message.size ?? 0,
  })
  const broken = () => new Error('the connection to the mailbox broke')
  let waiting: { readonly done: () => void; readonly failed: (error: Error) => void } = {
    done: () => {},
    failed: () => {},
  }
  client.on('exists', () => waiting.done())
  client.on('close', () => waiting.failed(broken()))
  /** Closes the connection if one email takes too long. */
  async function within<T>(work: () => Promise<T>): Promise<T> {
    const timer = setTimeout(() => client.close(), readWithinMs)
    try {
      return await work()
    } finally {
      clearTimeout(timer)
    }
  }
  const readHead: OpenMailbox['readHead'] = (uid, omitted) =>
    within(async () => {
      const query = {
        size: true,
        internalDate: true,
        source: { start: 0, maxLength: maxHeadBytes },
      }
      const message = await client.fetchOne(String(uid), query, { uid: true })
      if (message === false) return null
      const source = message.source ?? Buffer.alloc(0)
      const end = source.indexOf('\r\n\r\n')
      return parseHead(end === -1 ? source : source.subarray(0, end), factsOf(message), omitted)
    })
  return {
    validity,
    async list(from) {
      const found =
        'above' in from
          ? await client.search({ uid: `${from.above + 1}:*` }, { uid: true })
          : await client.search({ since: new Date(from.since) }, { uid: true })
      if (found === false || found === undefined) throw new Error('the mailbox cannot be searched')
      // `n:*` names the last one also where n is beyond it.
      const above = 'above' in from ? from.above : 0
      return found.filter((uid) => uid > above).toSorted((one, other) => one - other)
    },
    readHead,
    read: (uid, fileKey) =>
      within(async () => {
        const query = { size: true, internalDate: true }
        const message = await client.fetchOne(String(uid), query, { uid: true })
        if (message === false) return null
        const known = factsOf(message)
        if (known.size > maxEmailBytes) return readHead(uid, 'too-large')
        const download = await client.download(String(uid), undefined, { uid: true })
        if (download.content === undefined) return null
        const source = Readable.from(download.content)
        try {
          return await parseEmail(source, known, { files, fileKey })
        } catch (error) {
          if (!client.usable || error instanceof FileNotStored) throw error
          return readHead(uid, 'unreadable')
        }
      }),
    news: () =>
      new Promise((done, failed) => {
        waiting = { done, failed }
        if (!client.usable) failed(broken())
      }),
    async close() {
      // A server that does not respond is not waited for.
      const timer = setTimeout(() => client.close(), 2_000)
      await client.logout().catch(() => client.close())
      clearTimeout(timer)
    },
  }
}

/** A sentence for problems that the owner can fix; other errors unchanged. */
function problemOf(
  error: unknown,
  { hostname, folder }: { readonly hostname: string; readonly folder: string },
): unknown {
  if (!(error instanceof Error)) return error
  const code = 'code' in error ? String(error.code) : ''
  if ('authenticationFailed' in error && error.authenticationFailed === true) {
    return new MailboxProblem(`${hostname} refuses the user name or the password.`)
  }
  if ('mailboxMissing' in error && error.mailboxMissing === true) {
    return new MailboxProblem(`There is no folder ${folder} at ${hostname}.`)
  }
  if (/CERT|TLS|SSL|SELF_SIGNED/.test(code)) {
    return new MailboxProblem(`The certificate of ${hostname} is not valid (${code}).`)
  }
  if (code === 'ENOTFOUND') {
    return new MailboxProblem(`There is no mail server called ${hostname}.`)
  }
  const sentence = `${hostname} does not answer${code === '' ? '' : ` (${code})`}.`
  return new MailboxProblem(sentence, { isPassing: true })
}
