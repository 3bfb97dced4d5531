import { digitsOf } from '#domain/fields.ts'
import { amountText, isPlainlyAmount, parseAmount } from '#domain/money/amount-text.ts'

/** The texts by which a request, a customer and the like are found. */
export interface Searchable {
  readonly names: readonly string[]
  readonly emails: readonly string[]
  /** 10 digits each, or empty. */
  readonly phones: readonly string[]
  /** Streets and towns. */
  readonly places: readonly string[]
  /** Other texts, of which only the first words are found. */
  readonly texts?: readonly string[]
}

/** Characters of a word that are stored and compared. */
const maxTermLength = 40

/** Different words of a text that are stored, so that a long one does not fill the index. */
const maxWordsOfText = 40

/** Maximum number of words of a search; more would only take time. */
const maxWords = 6

/** The terms that a search can find; each is found by its beginning. */
export function searchTerms({
  names,
  emails,
  phones,
  places,
  texts = [],
}: Searchable): readonly string[] {
  const terms = new Set([...[...names, ...places].flatMap(wordsOf), ...names.flatMap(joinedIn)])
  for (const email of emails.filter((each) => each !== '').map(plain)) {
    const [local = '', domain = ''] = email.split('@')
    for (const term of [email, domain, ...wordsOf(local)]) terms.add(term.slice(0, maxTermLength))
  }
  // By area code, without it, and by the last four digits.
  for (const phone of phones) {
    for (const part of [phone, phone.slice(-7), phone.slice(-4)]) terms.add(part)
  }
  for (const text of texts) {
    for (const term of [...new Set(wordsOf(text))].slice(0, maxWordsOfText)) terms.add(term)
  }
  terms.delete('')
  return [...terms]
}

/** An email address or a domain, which is stored as one term. */
const isOfEmail = /@|\.(?:com|net|org|edu|gov|us)$/i

/**
 * The beginnings of terms that a search text asks for; all must match. Empty matches everything. An
 * amount is asked for as texts write it, `$2,000` or `$2,000.00`: its digits alone may be those of a
 * phone.
 */
export function searchedTerms(text: string): readonly string[] {
  const asked = text.trim().slice(0, 200)
  const cents = isPlainlyAmount(asked) ? parseAmount(asked) : null
  if (cents !== null) {
    const written = amountText(cents)
    return wordsOf(asked.includes('.') ? written : written.replace(/\.00$/, ''))
  }
  const digits = digitsOf(asked)
  const isPhone = digits.length >= 3 && /^[\d\s().+-]+$/.test(asked)
  if (isPhone) return [digits.length === 11 ? digits.replace(/^1/, '') : digits]
  const parts = asked.split(/\s+/).filter((part) => part !== '')
  const terms = parts.flatMap((part) =>
    isOfEmail.test(part) ? [plain(part).slice(0, maxTermLength)] : wordsOf(part),
  )
  return [...new Set(terms)].slice(0, maxWords)
}

/** The sort key of a name: without accents, letter case and punctuation. */
export const nameKey = (name: string): string => wordsOf(name).join(' ')

/** Whether each term is the beginning of a word in the text. */
export function hasBeginnings(text: string, terms: readonly string[]): boolean {
  const words = ` ${nameKey(text)}`
  return terms.every((term) => words.includes(` ${term}`))
}

/** The end of the range of terms with that beginning, for a range query. */
export const endOfTerm = (beginning: string): string => `${beginning}\u{10ffff}`

/** Lowercase words of letters and digits, without accents. */
const wordsOf = (text: string): readonly string[] =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => word.slice(0, maxTermLength))

/** Words of a name that many type as one: "obrien" for O'Brien or O Brien. */
function joinedIn(name: string): readonly string[] {
  const found = plain(name).matchAll(/(?<![\p{L}\p{N}])(\p{L})['’ ](\p{L}+)/gu)
  return [...found].map(([, letter, word]) => `${letter}${word}`.slice(0, maxTermLength))
}

/** Goes through upper case, which expands ligatures and ß. */
function plain(text: string): string {
  const folded = text.normalize('NFKD').toLowerCase().toUpperCase().toLowerCase()
  return folded.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll('ς', 'σ')
}
