import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { freePort } from '#scripts/free-port.ts'

/** Parses an email like a mail program. */
export function readMail(source: string | Uint8Array): Promise<Email> {
  return PostalMime.parse(source)
}

/** Contents of a file, which is written once. */
const sourcesRead = new Map<string, Buffer>()

async function sourceIn(file: string): Promise<Buffer> {
  const source = sourcesRead.get(file) ?? (await readFile(file))
  sourcesRead.set(file, source)
  return source
}

/** The emails written to `<dataDir>/mail`, oldest first: all of them, or those to one address. */
export async function writtenMails(dataDir: string, to?: string): Promise<readonly Email[]> {
  const folder = path.join(dataDir, 'mail')
  const files = await readdir(folder).catch(() => [])
  const names = files.filter((file) => file.endsWith('.eml')).toSorted()
  const sources = await Promise.all(names.map((file) => sourceIn(path.join(folder, file))))
  // Parsing only emails that contain the address avoids parsing hundreds of others repeatedly.
  const named = to === undefined ? sources : sources.filter((source) => source.includes(to))
  const mails = await Promise.all(named.map((source) => readMail(source)))
  return to === undefined
    ? mails
    : mails.filter((mail) => mail.to?.some(({ address }) => address === to))
}

/** A real SMTP server that keeps what it takes. */
export interface Mailbox {
  readonly url: string
  /** Emails that arrived, raw. */
  readonly taken: readonly string[]
  /** Connections that were opened so far. */
  readonly connections: number
  /** While true, every email is refused temporarily (451). */
  refusing: boolean
  /** Refusal for unknown recipients; null accepts all. */
  unknown: string | null
  /** Awaited before an email to that address is accepted. */
  beforeTaking: (to: string) => Promise<void>
  close(): Promise<void>
}

export async function openMailbox(): Promise<Mailbox> {
  const port = await freePort()
  const taken: string[] = []
  let connections = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onConnect(_, callback) {
      connections += 1
      callback()
    },
    onMailFrom(_, __, callback) {
      callback(
        mailbox.refusing ? Object.assign(new Error('Try later'), { responseCode: 451 }) : undefined,
      )
    },
    async onRcptTo({ address }, _, callback) {
      await mailbox.beforeTaking(address)
      callback(
        mailbox.unknown === null
          ? undefined
          : Object.assign(new Error(mailbox.unknown), { responseCode: 550 }),
      )
    },
    onData(stream, _, callback) {
      let text = ''
      stream.on('data', (chunk) => (text += chunk))
      stream.on('end', () => {
        taken.push(text)
        callback()
      })
    },
  })
  const mailbox: Mailbox = {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    get connections() {
      return connections
    },
    refusing: false,
    unknown: null,
    beforeTaking: async () => {},
    close: () => new Promise((done) => server.close(() => done())),
  }
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  return mailbox
}
