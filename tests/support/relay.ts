import { connect, createServer, type Socket } from 'node:net'
import { freePort } from '#scripts/free-port.ts'

/** Passes connections on to a port of this machine, but no more than so many bytes back in all. */
export async function startRelay(
  to: number,
  maxBytes: number,
): Promise<{ readonly port: number; close(): void }> {
  const port = await freePort()
  const sockets: Socket[] = []
  let passed = 0
  const server = createServer((client) => {
    const upstream = connect(to, '127.0.0.1')
    sockets.push(client, upstream)
    // Either end may be gone; the other notices by its silence.
    for (const socket of [client, upstream]) socket.on('error', () => {})
    client.pipe(upstream)
    upstream.on('data', (chunk) => {
      client.write(chunk)
      passed += chunk.length
      if (passed > maxBytes) upstream.pause()
    })
  })
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  return {
    port,
    close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
