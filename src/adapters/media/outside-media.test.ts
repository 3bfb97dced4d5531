import {
  createServer,
  request as requestPlainly,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import { text as textOf } from 'node:stream/consumers'
import { err, ok, unwrap } from '#domain/result.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { outsideMedia, type SendRequest } from './outside-media.ts'

/** Another organization's server, under a public name. */
const origin = 'https://cdn.example'
const picture = Buffer.from('a picture of bytes')
let server: Server
let port = 0
let answer: (request: IncomingMessage, response: ServerResponse) => void
let received: IncomingMessage[]

beforeEach(async () => {
  received = []
  server = createServer((request, response) => {
    received.push(request)
    answer(request, response)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  port = typeof address === 'object' && address !== null ? address.port : 0
})
afterEach(() => server.close())

/** Connects to the local server, whichever host is named. */
const requestHere: SendRequest = (url, { headers }) =>
  requestPlainly({ host: '127.0.0.1', port, path: url.pathname + url.search, headers })
const media = outsideMedia(requestHere)

const answers = (status: number, headers: Record<string, string>, body: Buffer | string = '') => {
  answer = (_, response) => response.writeHead(status, headers).end(body)
}

test('a picture is passed on with its type and length, and no other header', async () => {
  answers(
    200,
    { 'content-type': 'image/jpeg', 'set-cookie': 'who=you', 'x-powered-by': 'x' },
    picture,
  )
  const opened = unwrap(await media.open(`${origin}/a.jpg?w=1`, null))
  expect(opened.status).toBe(200)
  expect(opened.headers).toEqual({ 'content-type': 'image/jpeg' })
  expect(await textOf(opened.bytes)).toBe('a picture of bytes')
  expect(received[0]?.url).toBe('/a.jpg?w=1')
  expect(Object.keys(received[0]?.headers ?? {}).toSorted()).toEqual([
    'accept',
    'accept-encoding',
    'connection',
    'host',
  ])
})

test('a part of a video is passed on as a part', async () => {
  answers(
    206,
    { 'content-type': 'video/mp4', 'content-range': 'bytes 2-3/9', 'content-length': '2' },
    'ab',
  )
  const opened = await media.open(`${origin}/v.mp4`, 'bytes=2-3')
  expect(received[0]?.headers.range).toBe('bytes=2-3')
  expect(opened).toMatchObject(
    ok({ status: 206, headers: { 'content-range': 'bytes 2-3/9', 'content-length': '2' } }),
  )
})

test('a missing type is taken from the file name', async () => {
  answers(200, { 'content-type': 'application/octet-stream' }, picture)
  const png = await media.open(`${origin}/a.PNG`, null)
  expect(png).toMatchObject(ok({ headers: { 'content-type': 'image/png' } }))
  expect(await media.open(`${origin}/a`, null)).toEqual(err({ code: 'no-media' }))
})

test.each(['text/html', 'image/svg+xml', 'application/javascript', 'application/pdf'])(
  '%s is no picture',
  async (type) => {
    answers(200, { 'content-type': type }, '<script>alert(1)</script>')
    expect(await media.open(`${origin}/a.jpg`, null)).toEqual(err({ code: 'no-media' }))
  },
)

test('redirects are followed, within a limit and never into the own network', async () => {
  answer = (request, response) => {
    const isFirst = request.url === '/old.jpg'
    response.writeHead(
      isFirst ? 302 : 200,
      isFirst ? { location: '/new.jpg' } : { 'content-type': 'image/jpeg' },
    )
    response.end()
  }
  expect((await media.open(`${origin}/old.jpg`, null)).ok).toBe(true)
  for (const location of [
    '/old.jpg',
    'https://169.254.169.254/key',
    'https://[::1]/',
    'http://cdn.example/',
  ]) {
    received = []
    answers(302, { location })
    expect(await media.open(`${origin}/old.jpg`, null)).toMatchObject({ ok: false })
    expect(received.length).toBe(location === '/old.jpg' ? 4 : 1)
  }
})

test.each([
  'https://127.0.0.1/a.jpg',
  'https://[fd00::1]/a.jpg',
  'https://0x7f000001/a.jpg',
  'http://cdn.example/a.jpg',
  'file:///etc/passwd',
])('%s is not asked', async (url) => {
  expect(await media.open(url, null)).toEqual(err({ code: 'no-media' }))
  expect(received).toEqual([])
})

test('a host name in the own network is not requested', async () => {
  const opened = await outsideMedia().open(`https://localhost:${port}/a.jpg`, null)
  expect(opened).toEqual(err({ code: 'unavailable' }))
  expect(received).toEqual([])
})

test('a server that fails counts as unavailable', async () => {
  answers(503, {})
  expect(await media.open(`${origin}/a.jpg`, null)).toEqual(err({ code: 'unavailable' }))
  answer = (request) => request.socket.destroy()
  expect(await media.open(`${origin}/a.jpg`, null)).toEqual(err({ code: 'unavailable' }))
})
