/** What the log says of an error. */
interface LoggedError {
  readonly type: string
  readonly message: string
  readonly stack: string
  readonly [detail: string]: unknown
}

/** Names of things, never a visitor's words, that errors of databases and the system carry. */
const namingDetails = [
  'code',
  'errno',
  'errcode',
  'syscall',
  'severity',
  'schema',
  'table',
  'column',
  'constraint',
  'routine',
]

/**
 * An error without what visitors wrote. Libraries quote values: PostgreSQL the row that a constraint
 * refused, a parser the text that it could not read. So only known details are kept, and the
 * message without what is quoted or looks private.
 */
export function loggedError(error: unknown): LoggedError | string {
  if (!(error instanceof Error)) return typeof error === 'string' ? masked(error) : typeof error
  const known = Object.entries(error).filter(([name]) => namingDetails.includes(name))
  return {
    type: error.name,
    message: messageOf(error),
    stack: framesOf(error),
    ...Object.fromEntries(known),
    ...(error.cause === undefined ? {} : { cause: loggedError(error.cause) }),
    ...(error instanceof AggregateError ? { errors: error.errors.map(loggedError) } : {}),
  }
}

/** Tried at the beginning of each word alone: trying each letter takes seconds for a long word. */
const address = /(?<![^\s"'<>(),;:=])[^\s"'<>(),;:=]+@[^\s"'<>(),;:=]+/g

/** A text without addresses, phone numbers, codes and tokens. */
export function masked(text: string): string {
  return text
    .replaceAll(address, '[address]')
    .replaceAll(/[\w-]{20,}/g, (word) => (looksRandom(word) ? '[token]' : word))
    .replaceAll(/\(?\b\d{3}\)?[ .-]?\d{3}[ .-]?\d{4}\b/g, '[phone]')
    .replaceAll(/\b\d{6,}\b/g, '[number]')
}

/** Class 22 of PostgreSQL: a value that does not fit, which the message repeats. */
function isAboutValue(error: Error): boolean {
  return 'code' in error && typeof error.code === 'string' && /^22...$/.test(error.code)
}

function messageOf(error: Error): string {
  if (isAboutValue(error)) return 'the database cannot take a value'
  // The parser quotes from the text without telling its quotes from those of the text.
  if (error.message.endsWith(' is not valid JSON')) return 'a text is not valid JSON'
  return masked(
    error.message.replaceAll(/(["'`])([^\n]*?)\1/g, (quoted, _, inside) =>
      isName.test(inside) ? quoted : '[quoted]',
    ),
  )
}

/** A name in code or tables, or a path of a file. */
const isName = /^(?:[a-z]\w*|(?:[A-Z]:|\/)[\w./\\ -]*)$/

/** The places in the code; the lines before them repeat the message. */
function framesOf({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')
}

const looksRandom = (word: string) => /[a-z]/.test(word) && /[A-Z]/.test(word) && /\d/.test(word)
