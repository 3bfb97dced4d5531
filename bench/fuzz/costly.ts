import { clientBody, declineBody, registrationBody, requestBody } from '#bench/sample-bodies.ts'
import { addressesPath } from '#contract/addresses.ts'
import { bookingPaths } from '#contract/booking-paths.ts'
import { eventPaths } from '#contract/event-paths.ts'
import { paymentWebhookPath } from '#contract/payments.ts'
import { quotePaths } from '#contract/quotes.ts'
import { sendRaw, type RawRequest } from './send.ts'

/** A request made to keep a server busy, and a harmless one of the same size. */
export interface CostlyRequest {
  readonly name: string
  readonly costly: RawRequest
  readonly plain: RawRequest
}

// Sizes just below the server's limits.
const addressSize = 8_000
const headerSize = 14_000
const bodySize = 63_000

const filled = (unit: string, size: number) => unit.repeat(Math.floor(size / unit.length))

const get = (target: string, headers: RawRequest['headers'] = []): RawRequest => ({
  method: 'GET',
  target,
  headers: [['host', 'localhost'], ['subdomain', 'evergreen'], ...headers],
  body: new Uint8Array(),
  length: null,
})

/** Repeated texts that make expressions and parsers start over at each character. */
const pathRuns = ['/', '/a', '//', '.', '%2F', '%20', '-', '..%2f', '/.data', 'a.']
const queryRuns = ['+', '%20', '/', '&a', '&a=b', '%F0%9F%8C%B3']

const pathCosts = ['/', '/assets/', '/media/', '/api/events/']
  .flatMap((start) => pathRuns.map((run) => [start, run] as const))
  .map(([start, run]) => ({
    name: `the path ${start}${run.repeat(3)}…`,
    costly: get(`${start}${filled(run, addressSize)}x`),
    plain: get(`${start}${filled('a', addressSize)}x`),
  }))

/** Compared with a redirect, since rendering a page costs enough to hide the cost of slashes. */
const slashCosts = ['/', '/about', '/events/event-details/'].map((start) => ({
  name: `the path ${start}///…x that leads elsewhere`,
  costly: get(`${start}${filled('/', addressSize)}x`),
  plain: get(`${start}${filled('a', addressSize)}/`),
}))

/** Dots are resolved before any lookup, so these lead to a missing page. */
const climbCosts = ['/assets/', '/about/', '/api/events/'].map((start) => ({
  name: `the path ${start}../../…`,
  costly: get(`${start}${filled('../', addressSize)}x`),
  plain: get(`/${filled('a', addressSize)}x`),
}))

const queryCosts = [
  '/about?q=',
  '/_root.data?_routes=',
  '/events/event-details?eventid=',
  `${addressesPath}?q=`,
]
  .flatMap((start) => queryRuns.map((run) => [start, run] as const))
  .map(([start, run]) => ({
    name: `the query ${start}${run.repeat(3)}…`,
    costly: get(`${start}${filled(run, addressSize)}x`),
    plain: get(`${start}${filled('a', addressSize)}x`),
  }))

const headerCosts = [
  ['accept', 'a,'],
  ['accept-encoding', 'br;q=0,'],
  ['accept-encoding', ' '],
  ['authorization', ' '],
  ['cookie', 'a=;'],
  ['content-type', ' '],
  ['forwarded', 'for=1;'],
  ['host', 'a.'],
  ['if-none-match', '"a",'],
  ['origin', '/'],
  ['range', '0-,'],
  ['referer', '/'],
  ['user-agent', ' ('],
  ['user-agent', 'bot/'],
  ['x-forwarded-for', '1,'],
  ['x-forwarded-for', '::1%,'],
].map(([name = '', run = '']) => ({
  name: `${name}: ${run.repeat(3)}…`,
  costly: get(eventPaths.list, [[name, `a${filled(run, headerSize)}x`]]),
  plain: get(eventPaths.list, [['x-plain', filled('a', headerSize)]]),
}))

const post = (target: string, json: string): RawRequest => {
  const body = new TextEncoder().encode(json)
  const headers = [['content-type', 'application/json'] as const]
  return { ...get(target, headers), method: 'POST', body, length: body.length }
}

const listOf = (item: string, size: number) =>
  `[${filled(`${item},`, size - item.length - 2)}${item}]`
const valueSize = bodySize - 3_000
const values: readonly (readonly [name: string, json: string])[] = [
  ['numbers', listOf('0', valueSize)],
  ['empty objects', listOf('{}', valueSize)],
  ['texts', listOf('""', valueSize)],
  ['answers', listOf('{"fieldName":"email","value":[]}', valueSize)],
  ['nested lists', '['.repeat(valueSize / 2) + ']'.repeat(valueSize / 2)],
  ['spaces', JSON.stringify(`+${' '.repeat(valueSize)}x`)],
  ['links', JSON.stringify(filled('www.', valueSize))],
  ['marks', JSON.stringify(filled('\u0301', valueSize / 2))],
]
const email = 'rosa@example.org'
const bodyCosts = [
  [quotePaths.client, clientBody(email), 'emailDetails'] as const,
  [quotePaths.request, requestBody('x'), 'siteVisits'] as const,
  [quotePaths.request, requestBody('x'), 'projectDetails'] as const,
  [bookingPaths.register('walk'), registrationBody('walk', email, 2), 'formResponses'] as const,
  [bookingPaths.decline('walk'), declineBody(email), 'number'] as const,
  [paymentWebhookPath, { id: 'evt_1', type: 'x' }, 'data'] as const,
].flatMap(([target, honest, field]) =>
  values.map(([name, json]) => ({
    name: `${field} as ${name} at ${target}`,
    costly: post(target, withField(honest, field, json)),
    // Its shape is refused as well, so that neither request queries the database.
    plain: post(target, withField(honest, field, `{"a":"${filled('a', valueSize)}"}`)),
  })),
)

function withField(honest: Readonly<Record<string, unknown>>, field: string, json: string): string {
  const { [field]: _, ...others } = honest
  return `${JSON.stringify(others).slice(0, -1)},"${field}":${json}}`
}

/** A form as our own pages send it, so that it reaches the action. */
const form = (target: string, type: string, text: string): RawRequest => {
  const body = new TextEncoder().encode(text)
  const headers = [['content-type', type] as const, ['sec-fetch-site', 'same-origin'] as const]
  return { ...get(target, headers), method: 'POST', body, length: body.length }
}
const fields = 'application/x-www-form-urlencoded'
const parts = 'multipart/form-data; boundary=x'
const aPart = '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nb\r\n'
/** A form, and a file from a sender without an account. */
const formCosts = [
  ['/desk/sign-in', bodySize] as const,
  ['/desk/sign-in.data', bodySize] as const,
  ['/desk/customers/import', 500_000] as const,
].flatMap(([target, size]) =>
  [
    [fields, 'a&', ''] as const,
    [fields, '%41', ''] as const,
    [fields, '&=', ''] as const,
    [fields, 'x[9][9]=1&', ''] as const,
    [fields, 'x.', '=1'] as const,
    [fields, 'x%5B999999%5D=1&', ''] as const,
    [fields, '', 'x[9999999]=1&intent=code'] as const,
    [
      fields,
      '',
      '__intent__={"type":"update","payload":{"name":"x","index":9999999,"value":1}}',
    ] as const,
    [parts, aPart, '--x--\r\n'] as const,
    [parts, '--x\r\n', '--x--\r\n'] as const,
  ].map(([type, run, end]) => ({
    name: `a form of ${JSON.stringify(`${run}${end}`.slice(0, 40))} at ${target}`,
    costly: form(target, type, (run === '' ? '' : filled(run, size - end.length)) + end),
    plain: form(target, fields, `a=${filled('b', size)}`),
  })),
)

/**
 * Addresses, headers and bodies that have cost one server or another more than their size suggests.
 */
export const costlyRequests: readonly CostlyRequest[] = [
  ...pathCosts,
  ...slashCosts,
  ...climbCosts,
  ...queryCosts,
  ...headerCosts,
  ...bodyCosts,
  ...formCosts,
]

/** Requests between two readings of the clock, so that reading it costs little. */
const batch = 3

/** Processor time of the server for one such request, in milliseconds: the least of several tries. */
async function costOf(url: string, request: RawRequest, tries: number): Promise<number> {
  const port = Number(new URL(url).port)
  let least = Infinity
  let before = await processorMs(url)
  for (let count = 0; count < tries; count += 1) {
    for (let each = 0; each < batch; each += 1) await sendRaw(port, request)
    const after = await processorMs(url)
    least = Math.min(least, after - before)
    before = after
  }
  return least / batch
}

/** Measures all of them on a server without limits; the worst first. */
export async function costRatios(url: string) {
  const plainCosts = new Map<string, number>()
  const ratios: { readonly name: string; readonly ms: number; readonly ratio: number }[] = []
  for (const { name, costly, plain } of costlyRequests) {
    const key = `${plain.target} ${String(plain.body.length)}`
    const plainMs = plainCosts.get(key) ?? (await costOf(url, plain, 5))
    plainCosts.set(key, plainMs)
    const once = await costOf(url, costly, 1)
    // A request that is cheap at its slowest needs no further tries.
    const ms = once <= 5 * plainMs ? once : Math.min(once, await costOf(url, costly, 4))
    ratios.push({ name, ms, ratio: ms / plainMs })
  }
  return ratios.toSorted((one, other) => other.ratio - one.ratio)
}

async function processorMs(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text()
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1]) * 1000
}
