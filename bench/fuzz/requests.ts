import fc from 'fast-check'
import { anyText, bodyFor, oddText } from './bodies.ts'
import { costlyRequests } from './costly.ts'
import { deskTargets, sessionPlace } from './desk.ts'
import { callTargets, pageTargets, type FuzzTarget } from './targets.ts'
import type { RawRequest } from './send.ts'

/** Mostly requests close to an honest one. */
const bentRequest: fc.Arbitrary<RawRequest> = fc
  .oneof(
    { weight: 3, arbitrary: fc.constantFrom(...callTargets) },
    { weight: 1, arbitrary: fc.constantFrom(...pageTargets) },
    { weight: 2, arbitrary: fc.constantFrom(...deskTargets) },
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

/** Requests of every kind that nobody would send by accident. */
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

const piece = fc.oneof(
  oddText,
  anyText.map((text) => encodeURIComponent(text.toWellFormed())),
  fc.string({ maxLength: 20 }).map((text) => text.replaceAll(/[\s#?]/g, '')),
)

/** The path, or that path with a part replaced, doubled or lengthened, or with `..` added. */
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
  // Bytes above 127 are sent as they are.
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

/** The headers of an honest request, some of them changed, and others added. */
const headersFor = ({ body, form, isOfDesk = false }: FuzzTarget) => {
  const defaultType = form === undefined ? 'application/json' : 'application/x-www-form-urlencoded'
  const type = fc.oneof(
    { weight: 6, arbitrary: fc.constant(defaultType) },
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
  return fc.tuple(type, tenant, others, fc.nat(20)).map(([typed, named, added, dice]) => [
    ...(added.some(([name]) => name === 'host') ? [] : [['host', 'localhost:3000'] as const]),
    ...(body === undefined && form === undefined ? [] : [['content-type', typed] as const]),
    ...(isOfDesk
      ? ([
          ['cookie', sessionPlace],
          ['sec-fetch-site', 'same-origin'],
        ] as const)
      : []),
    ...(dice === 0 ? [] : [['subdomain', named] as const]),
    ...added,
  ])
}
