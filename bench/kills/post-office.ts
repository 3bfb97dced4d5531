import { SMTPServer } from 'smtp-server'
import { freePort } from '#scripts/free-port.ts'

/** A real SMTP server that notes when it took each mail. */
export interface PostOffice {
  readonly url: string
  /** The times at which each mail was taken, in milliseconds of the system's clock, by its id. */
  readonly taken: ReadonlyMap<string, readonly number[]>
  close(): Promise<void>
}

export async function openPostOffice(): Promise<PostOffice> {
  const port = await freePort()
  const taken = new Map<string, number[]>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _, callback) {
      let text = ''
      stream.on('data', (chunk) => (text += chunk))
      stream.on('end', () => {
        const id = /^message-id:\s*<([^@>]+)@/im.exec(text)?.[1]
        if (id === undefined) return callback(new Error('A mail without a Message-ID'))
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
    close: () => new Promise((done) => server.close(() => done())),
  }
}
