interface LoggedError {
  readonly type: string
  readonly message: string
  readonly stack: string
  readonly [detail: string]: unknown
}

/** Details of database and system errors that never contain a visitor's words. */
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
 * An error without visitors' words. Libraries quote values: PostgreSQL the row that a constraint
 * refused, a parser the text that it could not read. So only known details stay, and the message
 * without quotations and private data.
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

/** Tried only at the beginning of each word: trying each letter takes seconds for a long word. */
const address = /(?<![^\s"'<>(),;:=])[^\s"'<>(),;:=]+@[^\s"'<>(),;:=]+/g

/** A text without addresses, phone numbers, codes and tokens. */
export const masked = (text: string): string =>
  text
    .replaceAll(address, '[address]')
    .replaceAll(/[\w-]{20,}/g, (word) => (looksRandom(word) ? '[token]' : word))
    .replaceAll(/\(?\b\d{3}\)?[ .-]?\d{3}[ .-]?\d{4}\b/g, '[phone]')
    .replaceAll(/\b\d{6,}\b/g, '[number]')

/** Class 22 of PostgreSQL: an invalid value, which the message repeats. */
const isAboutValue = (error: Error): boolean =>
  'code' in error && typeof error.code === 'string' && /^22...$/.test(error.code)

function messageOf(error: Error): string {
  if (isAboutValue(error)) return 'the database cannot take a value'
  // The parser quotes from the text without escaping quotes in it.
  if (error.message.endsWith(' is not valid JSON')) return 'a text is not valid JSON'
  return masked(
    error.message.replaceAll(/(["'`])([^\n]*?)\1/g, (quoted, _, inside) =>
      isName.test(inside) ? quoted : '[quoted]',
    ),
  )
}

/** A name in code or tables, or a path of a file. */
const isName = /^(?:[a-z]\w*|(?:[A-Z]:|\/)[\w./\\ -]*)$/

/** The stack frames; the lines before them repeat the message. */
const framesOf = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')

const looksRandom = (word: string) => /[a-z]/.test(word) && /[A-Z]/.test(word) && /\d/.test(word)
