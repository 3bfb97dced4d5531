import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type Server, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { createAdaptorServer } from '@hono/node-server'
import { expect, onTestFinished, test, vi } from 'vitest'
import { connectionLimits, limitConnections } from './connection-limits.ts'

// The tests wait for real timeouts, which are late on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

/** Opens a server until the test ends; returns a function that connects to it. */
async function opened(server: Server): Promise<() => Socket> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => new Promise<void>((closed) => server.close(() => closed())))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return () => {
    const socket = connect(port, '127.0.0.1')
    // Writing to a server that has hung up is expected here.
    socket.on('error', () => {})
    onTestFinished(() => void socket.destroy())
    return socket
  }
}

/** A server as ours, only with shorter limits. */
const openServer = (limits: object) =>
  opened(
    createAdaptorServer({
      fetch: async (request) => new Response(await request.text()),
      serverOptions: { ...connectionLimits, connectionsCheckingInterval: 20, ...limits },
    }),
  )

/** Unlike `once` of Node.js, does not mind the error that a drop into a closed socket brings. */
const closed = (socket: Socket) => new Promise((done) => socket.once('close', done))

/** Sends the start, then a byte from time to time as long as the server reads. */
async function dribble(socket: Socket, start: string): Promise<string> {
  let answer = ''
  socket.on('data', (chunk) => (answer += chunk))
  socket.write(start)
  const drip = setInterval(() => socket.write('a'), 20)
  await closed(socket)
  clearInterval(drip)
  return answer
}

test('a client that sends its headers too slowly is cut off', async () => {
  const open = await openServer({ headersTimeout: 150 })
  expect(await dribble(open(), 'GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ')).toMatch(/^HTTP\/1.1 408 /)
})

test('a client that sends its body too slowly is cut off', async () => {
  const open = await openServer({ headersTimeout: 100, requestTimeout: 150 })
  const start = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 60000\r\n\r\n'
  expect(await dribble(open(), start)).toMatch(/^HTTP\/1.1 408 /)
})

test('only files and their parts may be sent slowly', async () => {
  const server = createServer(connectionLimits, (request, response) => {
    request.resume().once('end', () => response.end('all of it'))
  })
  limitConnections(server, 30_000, 150)
  const open = await opened(server)
  const send = (line: string) =>
    dribble(
      open(),
      `${line} HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: 20\r\n\r\n`,
    )
  expect(await send('POST /api/photos/a')).toMatch(/^HTTP\/1.1 408 /)
  expect(await send('POST /desk/today.data')).toMatch(/^HTTP\/1.1 408 /)
  expect(await send('PUT /api/photos/a/0')).toMatch(/all of it$/)
  expect(await send('POST /desk/site/pictures/send/a/0')).toMatch(/all of it$/)
  expect(await send('POST /desk/quotes/a/drawing.data')).toMatch(/all of it$/)
})

test('headers without end are refused', async () => {
  const open = await openServer({})
  const socket = open()
  let answer = ''
  socket.on('data', (chunk) => (answer += chunk))
  socket.write(`GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${'a'.repeat(20_000)}\r\n\r\n`)
  await closed(socket)
  expect(answer).toMatch(/^HTTP\/1.1 431 /)
})

test('a client that sends nothing is cut off', async () => {
  const open = await openServer({ headersTimeout: 100, requestTimeout: 150 })
  const socket = open()
  let answer = ''
  socket.on('data', (chunk) => (answer += chunk))
  await closed(socket)
  expect(answer).toMatch(/^HTTP\/1.1 408 /)
})

/** A server whose answers exceed what the system buffers for a connection. */
async function openLargeServer(stalledMs: number) {
  const picture = Buffer.alloc(32 * 1024 * 1024)
  const server = createServer(connectionLimits, (_, response) => response.end(picture))
  limitConnections(server, stalledMs)
  const socket = (await opened(server))()
  const [served] = await once(server, 'connection')
  return { socket, hungUp: once(served, 'close'), size: picture.length }
}

const ask = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'

test.each([1, 400])(
  'a client that sends %i requests and reads no answer is cut off',
  async (count) => {
    const { socket, hungUp, size } = await openLargeServer(100)
    socket.pause()
    socket.write(ask.repeat(count))
    await hungUp
    expect(socket.bytesRead).toBeLessThan(size)
  },
)

test('a client that reads slowly gets the whole answer, however long it takes', async () => {
  const stalledMs = 3000
  const { socket, size } = await openLargeServer(stalledMs)
  const start = performance.now()
  socket.write(ask)
  let read = 0
  // The end of the answer is not that of the connection.
  for await (const chunk of socket) {
    read += chunk.length
    if (read > size) break
    // Time that a busy machine loses is made up for: megabytes are read from the system's buffers
    // before the server sees progress.
    const due = start + (read / size) * stalledMs * 1.3
    await pause(Math.max(0, due - performance.now()))
  }
  expect(read).toBeGreaterThan(size)
  expect(performance.now() - start).toBeGreaterThan(stalledMs)
})
