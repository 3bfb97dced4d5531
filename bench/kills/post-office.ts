import { SMTPServer } from 'smtp-server'
import { freePort } from '#scripts/free-port.ts'

/** A real SMTP server that notes when it took each mail. */
export interface PostOffice {
  readonly url: string
  /** The times at which each email was accepted, by its id, in epoch milliseconds. */
  readonly taken: ReadonlyMap<string, readonly number[]>
  /** The newest code that each address got. */
  readonly codes: ReadonlyMap<string, string>
  close(): Promise<void>
}

export async function openPostOffice(): Promise<PostOffice> {
  const port = await freePort()
  const taken = new Map<string, number[]>()
  const codes = new Map<string, string>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, callback) {
      let text = ''
      stream.on('data', (chunk) => (text += chunk))
      stream.on('end', () => {
        const id = /^message-id:\s*<([^@.>]+)[.@]/im.exec(text)?.[1]
        if (id === undefined) return callback(new Error('A mail without a Message-ID'))
        const code = /^(\d{6})\r?$/m.exec(text)?.[1]
        for (const { address } of envelope.rcptTo) {
          if (code !== undefined) codes.set(address.toLowerCase(), code)
        }
        taken.set(id, [...(taken.get(id) ?? []), Date.now()])
        return callback()
      })
    },
  })
  // The site that sends is killed in the middle of its sentences.
  server.on('error', () => {})
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    codes,
    close: () => new Promise((done) => server.close(() => done())),
  }
}
