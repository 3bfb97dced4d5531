import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as z from 'zod/mini'
import { partPath } from '#contract/photograph-paths.ts'
import { partSize } from '#domain/photographs/photograph.ts'
import { maxImportBytes } from '#domain/customers/customer-columns.ts'
import { maxDocumentLength } from '#domain/site/documents.ts'
import { maxRedirectListLength } from '#domain/site/redirect.ts'
import { maxDrawingBytes, maxQuoteLength } from '#domain/written-quotes/document.ts'
import { Problem, unreadableBody } from './problems.ts'

// Zod Mini has no messages but 'Invalid input' without a locale.
z.config(z.locales.en())

/** Largest body of a request, in bytes. */
const maxBody = 64 * 1024

/** Most bytes of a character. */
const maxBytesPerChar = 3

/** Pages of the desk that take files or long texts, by the router's pattern, with their sizes. */
export const uploads = [
  ['/desk/customers/import', maxImportBytes],
  ['/desk/quotes/:quoteId', maxQuoteLength * maxBytesPerChar],
  ['/desk/quotes/:quoteId/drawing', maxDrawingBytes],
  ['/desk/settings/prices/file', maxImportBytes],
  ['/desk/site/:collection/:slug', maxDocumentLength * maxBytesPerChar],
  ['/desk/site/redirects', maxRedirectListLength * maxBytesPerChar],
  ['/desk/site/pictures/send/:fileId/:part', partSize],
] as const

/** Addresses of these pages and of their data. */
const uploadAddresses = uploads.map(([pattern, size]) => ({
  address: new URLPattern({ pathname: `${pattern}{.data}?` }),
  size,
}))

/** Whether an address takes files or long texts. */
export const isUpload = (url: string): boolean =>
  uploadAddresses.some(({ address }) => address.test(url, 'http://localhost'))

const limitUnannounced = bodyLimit({
  maxSize: maxBody,
  onError: () => {
    throw new Problem('too-large')
  },
})

/** Longest address of a request, in characters; nginx in front accepts no longer one. */
const maxAddress = 8 * 1024

/**
 * Refuses addresses that are longer than any of the site's, with invalid escapes in the path or an
 * invalid host. No address of the site contains a NUL, which PostgreSQL refuses in a query. Other
 * sites append what they like to links, such as `utm_campaign=20%off`. Whoever opens such an address
 * as a page is led to one that can be read, which answers with a page, most likely that of unknown
 * addresses.
 */
export const readableAddressOnly: MiddlewareHandler = async (context, next) => {
  if (context.req.url.length > maxAddress) throw new Problem('address-too-long')
  const host = context.req.header('host') ?? ''
  if (!/^[\w.:[\]-]*$/.test(host) || !URL.canParse(context.req.url)) {
    throw new Problem('bad-parameter')
  }
  if (isReadable(context.req.url)) return next()
  if (!isRead(context) || context.req.path.startsWith('/api/')) throw new Problem('bad-parameter')
  const target = new URL(context.req.url.replaceAll('%', '%25'))
  if (target.href.length > maxAddress) throw new Problem('address-too-long')
  return context.redirect(canonicalPath(target.pathname) + target.search, 308)
}

function isReadable(url: string): boolean {
  if (!url.includes('%')) return true
  if (url.includes('%00')) return false
  try {
    decodeURIComponent(new URL(url).pathname)
    return true
  } catch {
    return false
  }
}

/**
 * The path without empty segments: `/about/` and `//about` are `/about`. Backslashes count as
 * slashes, as in browsers, so that the answer never leads to another host.
 */
export function canonicalPath(pathname: string): string {
  const segments = pathname.split(/[\\/]/).filter((segment) => segment !== '')
  return `/${segments.join('/')}`
}

/**
 * Refuses a body that is too large, by its announced length (which Node's parser enforces), or else
 * by reading it, which costs a copy and a stream. A read without a length has no body.
 */
export const limitBody: MiddlewareHandler = async (context, next) => {
  const length = context.req.header('content-length')
  const isInChunks = context.req.header('transfer-encoding') !== undefined
  if (isInChunks || (length === undefined && !isRead(context))) {
    return limitUnannounced(context, next).catch((error: unknown) => {
      if (error instanceof Problem) throw error
      // The client has hung up in the middle; errors of handlers never come this far.
      return unreadableBody()
    })
  }
  if (Number(length ?? 0) > maxLengthFor(context)) throw new Problem('too-large')
  return next()
}

/** Parts of photographs may be larger, but must announce their length. */
const isPart = ({ req }: Context) => req.method === 'PUT' && partPath.test(req.path)

/** Largest body for an address, in bytes: an upload comes inside a form. */
function maxLengthFor(context: Context): number {
  if (isPart(context)) return partSize
  const pathname = context.req.path
  const upload = uploadAddresses.find(({ address }) => address.test({ pathname }))
  return maxBody + (upload?.size ?? 0)
}

/** Whether a request only reads. */
export const isRead = ({ req }: Context): boolean => ['GET', 'HEAD', 'OPTIONS'].includes(req.method)

/** Refuses a write that another site's page sends through a visitor's browser. */
export function ownOriginOnly(publicOrigin: string): MiddlewareHandler {
  return async (context, next) => {
    const origin = context.req.header('origin')
    if (!isRead(context) && origin !== undefined && !isOwn(origin, context, publicOrigin)) {
      throw new Problem('foreign-origin')
    }
    await next()
  }
}

function isOwn(origin: string, context: Context, publicOrigin: string): boolean {
  if (origin === publicOrigin) return true
  const host = context.req.header('host')
  return URL.canParse(origin) && host !== undefined && new URL(origin).host === host
}

/**
 * Parses the form of a request to a page, or throws a problem. Forms with files are parsed for
 * signed-in colleagues alone, since they are larger than other forms and cost more to parse. For
 * everyone else the page gets an empty form, and asks to sign in. Text fields are never that large:
 * hundreds of thousands of them would take minutes.
 */
export async function readForm(
  request: Request,
  isAtDesk: (cookies: string | null) => Promise<boolean>,
): Promise<FormData> {
  const { headers } = request
  if (Number(headers.get('content-length') ?? 0) > maxBody) {
    const type = headers.get('content-type') ?? ''
    if (!/^multipart\/form-data\s*;/i.test(type)) throw new Problem('too-large')
    if (!(await isAtDesk(headers.get('cookie')))) {
      // Without this the connection may close before all is sent, and with it goes the answer.
      await request.body?.pipeTo(new WritableStream()).catch(unreadableBody)
      return new FormData()
    }
  }
  // Rejects when the client hangs up in the middle, and for too many fields.
  const form = await parseForm(request).catch(unreadableBody)
  if (!isSmall(form)) throw new Problem('unreadable-body')
  return form
}

/** Counts the fields of usual forms before it parses them, since thousands would take long. */
async function parseForm(request: Request): Promise<FormData> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(type)) return request.formData()
  const text = await request.text()
  if (text.split('&', maxFields + 1).length > maxFields) throw new Problem('unreadable-body')
  const form = new FormData()
  for (const [name, value] of new URLSearchParams(text)) form.append(name, value)
  return form
}

/** Most fields of a form: a parser copies all values of a name with each further one. */
const maxFields = 2_000

/** Most places of all lists of a form: `x[9]` alone makes a list of ten. */
const maxPlaces = 100_000

const maxNameLength = 200

/** Names that Conform can read: `emails[2].type`. Its own, such as `__intent__`, stay in browsers. */
const fieldName = /^(?!__|constructor\b)[^.[\]]+(?:\.(?!__|constructor\b)[^.[\]]+|\[\d*\])*$/

/** Whether a form of this size can be parsed in a time that fits it. */
function isSmall(form: FormData): boolean {
  const names = [...form.keys()]
  const places = names
    .flatMap((name) => [...name.matchAll(/\[(\d+)\]/g)])
    .reduce((sum, [, index]) => sum + Number(index), 0)
  return (
    names.length <= maxFields &&
    places <= maxPlaces &&
    names.every((name) => name.length <= maxNameLength && fieldName.test(name))
  )
}

/** Reads a JSON body that fits the schema, or throws a problem that names the errors. */
export async function readBody<T extends z.ZodMiniType>(
  context: Context,
  schema: T,
): Promise<z.infer<T>> {
  const type = context.req.header('content-type') ?? ''
  if (!/^application\/json\s*(;|$)/i.test(type)) throw new Problem('not-json')
  let body: unknown
  try {
    // Rejects when the client hangs up in the middle.
    const bytes = await context.req.arrayBuffer()
    body = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new Problem('unreadable-body')
  }
  const read = schema.safeParse(body)
  if (read.success) return read.data
  throw new Problem('unreadable-body', { fields: errorsByField(read.error.issues) })
}

/** Most errors reported of one body: more would make the answer larger than the request. */
const maxErrors = 100

/** The errors of a body by path: `contactDetails.0.phoneNumber`. */
function errorsByField(issues: readonly z.core.$ZodIssue[]): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const issue of issues.slice(0, maxErrors))
    fields[issue.path.map(String).join('.') || 'body'] ??= issue.message
  return fields
}
