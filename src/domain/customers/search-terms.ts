import { digitsOf } from '#domain/fields.ts'

/** What is found of a request or a customer. */
export interface Searchable {
  readonly names: readonly string[]
  readonly emails: readonly string[]
  /** 10 digits each, or nothing. */
  readonly phones: readonly string[]
  /** Streets and towns. */
  readonly places: readonly string[]
}

/** Characters of a word that are kept and compared. */
const maxTermLength = 40

/** Words of a text that are looked for; more would only cost time. */
const maxWords = 6

/** The words under which it is found: each is found by its beginning. */
export function searchTerms({ names, emails, phones, places }: Searchable): readonly string[] {
  const terms = new Set([...names, ...places].flatMap(wordsOf))
  for (const email of emails.filter((each) => each !== '').map(plain)) {
    const [local = '', domain = ''] = email.split('@')
    for (const term of [email, domain, ...wordsOf(local)]) terms.add(term.slice(0, maxTermLength))
  }
  // By area code, without it, and by the last four digits.
  for (const phone of phones) {
    for (const part of [phone, phone.slice(-7), phone.slice(-4)]) terms.add(part)
  }
  terms.delete('')
  return [...terms]
}

/** An address or a domain, each of which is kept as one word. */
const isOfEmail = /@|\.(?:com|net|org|edu|gov|us)$/i

/** The beginnings that a search asks for, all of which must be found; empty finds everything. */
export function searchedTerms(text: string): readonly string[] {
  const asked = text.trim().slice(0, 200)
  const digits = digitsOf(asked)
  const isPhone = digits.length >= 3 && /^[\d\s().+-]+$/.test(asked)
  if (isPhone) return [digits.length === 11 ? digits.replace(/^1/, '') : digits]
  const parts = asked.split(/\s+/).filter((part) => part !== '')
  const terms = parts.flatMap((part) =>
    isOfEmail.test(part) ? [plain(part).slice(0, maxTermLength)] : wordsOf(part),
  )
  return [...new Set(terms)].slice(0, maxWords)
}

/** A name as lists are sorted by it: without accents, case and what stands between words. */
export function nameKey(name: string): string {
  return wordsOf(name).join(' ')
}

/** Whether each of the beginnings that are asked for begins a word of a text. */
export function hasBeginnings(text: string, terms: readonly string[]): boolean {
  const words = ` ${nameKey(text)}`
  return terms.every((term) => words.includes(` ${term}`))
}

/** What comes after every term that begins so. */
export function endOfTerm(beginning: string): string {
  return `${beginning}\u{10ffff}`
}

/** Letters and digits in lower case, without accents. */
function wordsOf(text: string): readonly string[] {
  return plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => word.slice(0, maxTermLength))
}

/** Through upper case, since that is where ligatures and ß come apart. */
function plain(text: string): string {
  const folded = text.normalize('NFKD').toLowerCase().toUpperCase().toLowerCase()
  return folded.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll('ς', 'σ')
}
