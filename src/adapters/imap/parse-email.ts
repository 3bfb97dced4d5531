import { pipeline } from 'node:stream/promises'
import type { Readable } from 'node:stream'
import { type AttachmentStream, type Headers, MailParser, type MessageText } from 'mailparser'
import {
  attachmentKind,
  attachmentLimits,
  attachmentName,
  type AttachmentRefusal,
} from '#domain/emails/attachment.ts'
import { readBounceReport } from '#domain/emails/bounce-report.ts'
import {
  type IncomingAttachment,
  type IncomingEmail,
  maxTextLength,
  machineOf,
} from '#domain/emails/received-email.ts'
import type { FileStore } from '#ports/file-store.ts'

/** Longest HTML that is converted to text, in characters: half a second of work. */
const maxHtmlLength = 250_000

const options = {
  maxHtmlLengthToParse: maxHtmlLength,
  skipTextToHtml: true,
  skipTextLinks: true,
  skipImageLinks: true,
  keepDeliveryStatus: true,
  checksumAlgo: false,
} as const

/**
 * Pictures inside of HTML, which would fill the text and its limit; there they may have breaks.
 * mailparser turns them into addresses in brackets, like mail programs those of attached ones.
 */
const pictures = {
  html: /\bdata:image\/[^"'<>\]]*/gi,
  text: /\[(?:data:image\/|cid:)[^\]\s]*\]|\bdata:image\/[\w.+-]+(?:;[\w=-]+)*;base64,[\w+/=%]*(?:\r?\n[\w+/=]{60,})*/gi,
}

/**
 * mailparser converts HTML of an email without other parts; beside attachments or an empty text it
 * leaves it as it is.
 */
async function textOfHtml(html: string | false | undefined): Promise<string> {
  if (html === undefined || html === false) return ''
  const parser = new MailParser(options)
  parser.end(`Content-Type: text/html; charset=utf-8\r\n\r\n${html.replaceAll(pictures.html, '')}`)
  let text = ''
  for await (const part of parser) {
    if (part.type === 'text') text = part.text ?? ''
  }
  return text
}

interface MailboxFacts {
  readonly receivedAt: number
  /** Bytes. */
  readonly size: number
}

interface AttachmentStorage {
  readonly files: FileStore
  /** Null: none is stored. */
  readonly fileKey: string | null
}

/** The file store failed, not the email. */
export class FileNotStored extends Error {}

/**
 * Parses an email as it streams in. Attachments are stored one after another, so that at most one
 * is in memory. Throws `FileNotStored`.
 */
export async function parseEmail(
  source: Readable,
  mailboxFacts: MailboxFacts,
  storage: AttachmentStorage,
): Promise<IncomingEmail> {
  const parser = new MailParser(options)
  const attachments: IncomingAttachment[] = []
  const report = { status: '', original: '' }
  let text = ''
  let headers: Headers = new Map()
  let lines = new Map<string, string>()
  parser.on('headers', (read) => (headers = read))
  parser.on('headerLines', (read) => (lines = rawHeaders(read)))
  const take = async (part: AttachmentStream | MessageText) => {
    if (part.type === 'text') {
      const plain = part.text ?? ''
      const read = plain.trim() === '' ? await textOfHtml(part.html) : plain
      text = read.replaceAll(pictures.text, '').replaceAll('\u0000', '').slice(0, maxTextLength)
      return
    }
    const bytes = await bytesOf(part)
    part.release?.()
    if (part.contentType === 'message/delivery-status') {
      report.status += headOfReport(bytes, report.status)
      return
    }
    if (isReport(headers) && /^(?:message\/rfc822|text\/rfc822-headers)/.test(part.contentType)) {
      report.original += headOfReport(bytes, report.original)
      return
    }
    attachments.push(await storeAttachment(part, bytes, attachments, storage))
  }
  const written = pipeline(source, parser)
  // The loop below rejects with the same error.
  written.catch(() => {})
  for await (const part of parser) await take(part)
  await written
  const bounce = isReport(headers) ? readBounceReport(report.status) : null
  const [returnedHead = ''] = report.original.split(/\r?\n\r?\n/, 1)
  const [messageId] = idsIn(/^message-id:\s*(\S+)/im.exec(returnedHead)?.[1])
  const head = headOf(parser, lines, mailboxFacts)
  return {
    ...head,
    references: [...head.references, ...idsIn(report.original)],
    text,
    omitted: null,
    attachments,
    report: bounce === null || messageId === undefined ? bounce : { ...bounce, messageId },
  }
}

/** Parses the head of an email whose body is not fetched. */
export async function parseHead(
  head: Buffer,
  mailboxFacts: MailboxFacts,
  omitted: 'too-large' | 'unreadable',
): Promise<IncomingEmail> {
  const parser = new MailParser({ checksumAlgo: false })
  let lines = new Map<string, string>()
  parser.on('headerLines', (read) => (lines = rawHeaders(read)))
  const read = new Promise((done, failed) => {
    parser.on('error', failed)
    parser.on('end', done)
  })
  parser.resume()
  // There is no body, so none of the parts it names will come.
  parser.end(Buffer.concat([head, Buffer.from('\r\n\r\n')]))
  await read
  return {
    ...headOf(parser, lines, mailboxFacts),
    text: '',
    omitted,
    attachments: [],
    report: null,
  }
}

/** Bytes read of a report, and of the head of the email that it returns. */
const headLength = 64 * 1024

/** Longest stored name and subject, in characters. */
const maxLineLength = 300

const oneLine = (text: string) =>
  text
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, maxLineLength)

/** Raw header lines, unfolded; the first of a name wins. */
function rawHeaders(lines: readonly { readonly key: string; readonly line: string }[]) {
  const found = new Map<string, string>()
  for (const { key, line } of lines) {
    const value = line
      .slice(line.indexOf(':') + 1)
      .replaceAll(/\r?\n[ \t]*/g, ' ')
      .trim()
    if (!found.has(key)) found.set(key, value)
  }
  return found
}

function headOf(
  { from, replyTo, subject = '' }: MailParser,
  lines: ReadonlyMap<string, string>,
  { receivedAt, size }: MailboxFacts,
) {
  const sender = from?.value[0]
  return {
    messageId: idsIn(lines.get('message-id'))[0] ?? '',
    from: { address: oneLine(sender?.address ?? ''), name: oneLine(sender?.name ?? '') },
    replyTo: oneLine(replyTo?.value[0]?.address ?? ''),
    subject: oneLine(subject),
    references: [
      ...idsIn(lines.get('in-reply-to')),
      ...idsIn(lines.get('references')).toReversed(),
    ],
    receivedAt,
    writtenAt: (lines.get('date') ?? '').slice(0, 100),
    size,
    machine: machineOf((name) => lines.get(name)?.toLowerCase() ?? null),
  }
}

/** Message-IDs without brackets, in order, with a limit. */
const idsIn = (text = ''): readonly string[] =>
  [...text.matchAll(/<([^<>\s]{3,500})>/g)].flatMap(([, id]) => id ?? []).slice(0, 50)

function isReport(headers: Headers): boolean {
  const type = headers.get('content-type')
  return (
    typeof type === 'object' &&
    'params' in type &&
    type.value === 'multipart/report' &&
    String(
      Object.entries(type.params).find(([name]) => name === 'report-type')?.[1] ??
        'delivery-status',
    ).toLowerCase() === 'delivery-status'
  )
}

/** The content of an attachment; null if it is too large, once it was read to its end. */
async function bytesOf({ content }: AttachmentStream): Promise<Read> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of content) {
    if (!Buffer.isBuffer(chunk)) continue
    size += chunk.length
    if (size <= attachmentLimits.each) chunks.push(chunk)
    else chunks.length = 0
  }
  return { size, bytes: size <= attachmentLimits.each ? Buffer.concat(chunks) : null }
}

interface Read {
  readonly size: number
  /** Null if it is too large. */
  readonly bytes: Buffer | null
}

/** Text read of a part after the ones before it, within a limit for all of them. */
const headOfReport = ({ bytes }: Read, before: string) =>
  bytes?.toString('utf8', 0, Math.max(0, headLength - before.length)) ?? ''

async function storeAttachment(
  { filename }: AttachmentStream,
  { size, bytes }: Read,
  earlier: readonly IncomingAttachment[],
  { files, fileKey }: AttachmentStorage,
): Promise<IncomingAttachment> {
  const name = attachmentName(filename)
  const refused = (reason: AttachmentRefusal) =>
    ({ name, size, content: { is: 'refused', reason } }) as const
  const stored = earlier.filter(({ content }) => content.is === 'stored')
  if (bytes === null) return refused('too-large')
  if (stored.length >= attachmentLimits.count) return refused('too-many')
  if (stored.reduce((sum, each) => sum + each.size, size) > attachmentLimits.total) {
    return refused('too-large')
  }
  const kind = attachmentKind(name, bytes)
  if (kind === 'can-run') return refused('can-run')
  if (fileKey === null) return refused('not-stored')
  const key = `${fileKey}/${stored.length}`
  await files.put(key, bytes).catch((cause: unknown) => {
    throw new FileNotStored('an attachment could not be stored', { cause })
  })
  return { name, size, content: { is: 'stored', kind, fileKey: key } }
}
