import fc from 'fast-check'
import { costlyRequests } from './costly.ts'
import { callTargets, pageTargets, type FuzzTarget } from './targets.ts'
import type { RawRequest } from './send.ts'

/** Near an honest request, most of them. */
const bentRequest: fc.Arbitrary<RawRequest> = fc
  .oneof(
    { weight: 3, arbitrary: fc.constantFrom(...callTargets) },
    { weight: 1, arbitrary: fc.constantFrom(...pageTargets) },
  )
  .chain((target) =>
    fc
      .record({
        method: methodFor(target),
        path: pathFor(target),
        query: queryFor(target),
        headers: headersFor(target),
        body: bodyFor(target),
        length: fc.oneof(
          { weight: 12, arbitrary: fc.constant(0) },
          { weight: 1, arbitrary: fc.constantFrom(-7, 1, 1_000_000) },
        ),
      })
      .map(({ method, path, query, headers, body, length }) => {
        const hasBody = body.length > 0 || !['GET', 'HEAD'].includes(method)
        return {
          method,
          target: path + query,
          headers,
          body,
          length: hasBody ? Math.max(0, body.length + length) : null,
        }
      }),
  )

/** Requests of every kind that nobody sends by accident. */
export const anyRequest: fc.Arbitrary<RawRequest> = fc.oneof(
  { weight: 30, arbitrary: bentRequest },
  { weight: 1, arbitrary: fc.constantFrom(...costlyRequests.map(({ costly }) => costly)) },
)

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND']

const methodFor = ({ method }: FuzzTarget) =>
  fc.oneof(
    { weight: 6, arbitrary: fc.constant<string>(method) },
    { weight: 1, arbitrary: fc.constantFrom(...methods) },
  )

const anyCharacter = fc.nat(0x10ffff).map((code) => String.fromCodePoint(code))
const anyText = fc.string({ unit: anyCharacter, maxLength: 40 })
/** Pieces that have broken one server or another. */
const oddText = fc.constantFrom(
  '',
  ' ',
  '%',
  '%00',
  '%zz',
  '%ff%fe',
  '%ed%a0%80',
  '%C0%AF',
  '..',
  '../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  '%2e%2e%2f%2e%2e%2f',
  '..%5c..%5c',
  'a%2Fb',
  '//evil.example',
  '/./',
  '__proto__',
  'constructor',
  'toString',
  'undefined',
  'null',
  '-1',
  '1e309',
  '9'.repeat(400),
  "' or 1=1; --",
  '${7*7}{{7*7}}',
  '<script>alert(1)</script>',
  '\u202e\u0000\ufeff',
  'ß'.repeat(200),
  '🌳'.repeat(100),
)
const piece = fc.oneof(
  oddText,
  anyText.map((text) => encodeURIComponent(text.toWellFormed())),
  fc.string({ maxLength: 20 }).map((text) => text.replaceAll(/[\s#?]/g, '')),
)

/** The path, or that path with a part replaced, doubled, lengthened or climbed out of. */
const pathFor = ({ path }: FuzzTarget) =>
  fc.oneof(
    { weight: 6, arbitrary: fc.constant(path) },
    {
      weight: 3,
      arbitrary: fc.tuple(fc.nat(), piece).map(([at, text]) => {
        const parts = path.split('/')
        const index = 1 + (at % (parts.length - 1))
        return parts.map((part, each) => (each === index ? text : part)).join('/')
      }),
    },
    { weight: 1, arbitrary: piece.map((text) => `${path}/${text}`) },
    { weight: 1, arbitrary: piece.map((text) => `/${text}${path}`) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        path.toUpperCase(),
        path.replaceAll('/', '//'),
        path.replaceAll('/', '%2F'),
        path.replaceAll('/', '\\'),
        `http://evil.example${path}`,
        '*',
        `${path}.data`,
        `${path}${'/a'.repeat(3000)}`,
      ),
    },
  )

const queryFor = ({ query = {} }: FuzzTarget) => {
  const usual = new URLSearchParams(query).toString()
  const names = fc.oneof(
    fc.constantFrom('q', 'eventid', 'event_id', 'bookingId', 'subdomain', '_routes', 'index'),
    piece,
  )
  const pairs = fc
    .array(fc.tuple(names, piece), { maxLength: 4 })
    .map((all) => all.map(([name, value]) => `${name}=${value}`).join('&'))
  return fc.oneof(
    { weight: 4, arbitrary: fc.constant(usual === '' ? '' : `?${usual}`) },
    { weight: 2, arbitrary: pairs.map((text) => `?${text}`) },
    { weight: 1, arbitrary: pairs.map((text) => `?${usual}&${text}`) },
    { weight: 1, arbitrary: piece.map((text) => `?${text.replaceAll('#', '')}`) },
  )
}

const headerNames = [
  'origin',
  'referer',
  'cookie',
  'accept',
  'accept-encoding',
  'accept-language',
  'if-none-match',
  'if-modified-since',
  'range',
  'x-forwarded-for',
  'x-forwarded-proto',
  'forwarded',
  'authorization',
  'subdomain',
  'idempotency-key',
  'stripe-signature',
  'content-type',
  'content-encoding',
  'transfer-encoding',
  'upgrade',
  'host',
  'te',
  'x-react-router-request',
]
const headerValue = fc.oneof(
  // Bytes above 127 go out as they are; a line that ends early is another request's matter.
  fc.string({ unit: fc.integer({ min: 32, max: 255 }).map((code) => String.fromCharCode(code)) }),
  fc.constantFrom(
    '',
    'null',
    'evergreen',
    'other',
    'https://evil.example',
    '*/*',
    'br;q=0, gzip;q=-1',
    'bytes=0-0,-1,5-2',
    'bytes=99999999999999999999-',
    't=1,v1=00',
    'Bearer x',
    'chunked',
    '100-continue',
    'websocket',
    'gzip',
    'application/json; charset=utf-16',
    'a'.repeat(6_000),
    'a'.repeat(20_000),
    '[::1',
    '256.1.1.1, ::ffff:1.2.3.4%eth0',
  ),
)

/** The headers of an honest request, some of them bent, and others added. */
const headersFor = ({ body }: FuzzTarget) => {
  const type = fc.oneof(
    { weight: 6, arbitrary: fc.constant('application/json') },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data',
        'multipart/form-data; boundary=x',
        'application/jsonp',
        'APPLICATION/JSON;charset=x',
        '',
      ),
    },
  )
  const tenant = fc.oneof(
    { weight: 8, arbitrary: fc.constant('evergreen') },
    { weight: 1, arbitrary: headerValue },
  )
  const others = fc.array(fc.tuple(fc.constantFrom(...headerNames), headerValue), { maxLength: 3 })
  return fc
    .tuple(type, tenant, others, fc.nat(20))
    .map(([typed, named, added, dice]) => [
      ...(added.some(([name]) => name === 'host') ? [] : [['host', 'localhost:3000'] as const]),
      ...(body === undefined ? [] : [['content-type', typed] as const]),
      ...(dice === 0 ? [] : [['subdomain', named] as const]),
      ...added,
    ])
}

const bytesOf = (text: string) => new TextEncoder().encode(text)

/** JSON near that of an honest request, JSON of any kind, and what is no JSON at all. */
const bodyFor = ({ body }: FuzzTarget): fc.Arbitrary<Uint8Array> => {
  if (body === undefined) {
    return fc.oneof(
      { weight: 8, arbitrary: fc.constant(new Uint8Array()) },
      { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }) },
    )
  }
  const value = fc.oneof(
    fc.jsonValue(),
    anyText,
    fc.constantFrom(null, -1, 1.5, 1e9, '2e3', '\u0000', '\ud800', [], {}, 'a'.repeat(5_000)),
  )
  const bent = fc
    .tuple(fc.constantFrom(...Object.keys(body)), value)
    .map(([name, other]) => ({ ...body, [name]: other }))
  const missing = fc
    .constantFrom(...Object.keys(body))
    .map((name) => Object.fromEntries(Object.entries(body).filter(([each]) => each !== name)))
  const json = (arbitrary: fc.Arbitrary<unknown>) =>
    arbitrary.map((any) => bytesOf(JSON.stringify(any)))
  const answers = fc
    .array(fc.record({ fieldName: fc.oneof(anyText, oddText), value }), { maxLength: 5 })
    .map((formResponses) => ({ ...body, formResponses }))
  const freshGuest = fc.nat().map((id) => {
    const other = JSON.stringify(body).replaceAll('rosa@example.org', `rosa${id}@example.org`)
    return bytesOf(other)
  })
  return fc.oneof(
    { weight: 3, arbitrary: freshGuest },
    { weight: 6, arbitrary: json(bent) },
    { weight: 2, arbitrary: json(missing) },
    { weight: 2, arbitrary: json(answers) },
    { weight: 2, arbitrary: json(fc.jsonValue()) },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 300 }) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        new Uint8Array(),
        bytesOf('['.repeat(30_000)),
        bytesOf('{"a":'.repeat(12_000)),
        bytesOf(JSON.stringify({ ...body, email: 'a'.repeat(70_000) })),
        bytesOf('"'.padEnd(66_000, 'x')),
        bytesOf(JSON.stringify(body).slice(0, -3)),
        bytesOf(`\ufeff${JSON.stringify(body)}`),
        bytesOf('{"__proto__":{"email":"x"},"constructor":1}'),
        new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]),
        new Uint8Array([0xed, 0xa0, 0x80]),
        bytesOf('action=pay&action=decline'),
        bytesOf('--x\r\ncontent-disposition: form-data; name="action"\r\n\r\npay\r\n--x--\r\n'),
      ),
    },
  )
}
