import { isGreater } from '#domain/is-greater.ts'
import type { ChatAnswer, ChatBook } from './book.ts'
import { stemsOf } from './words.ts'

/** Longest text of a visitor, in characters; the rest is ignored. */
export const textMaxLength = 500

/** How well an answer fits, most significant number first. */
type Fit = readonly [strength: number, kind: number, count: number]

const kindRank: Record<ChatAnswer['kind'], number> = {
  event: 4,
  business: 3,
  topic: 2,
  courtesy: 0,
}

/** Of an answer that only words of time fit. */
const timeRank = 1

/** Of an event by its title, above answers about all events. */
const namedEventRank = 5

/**
 * The id of the answer that a typed text asks for; null if nothing fits. Spelling is not guessed: a
 * wrong answer is worse than the phone number. A strong word decides first, then event before
 * business before topic before a time alone before courtesy ("price of mulch" is about the price,
 * "mulch on friday" about mulch), then the number of words that fit, then the order in the book.
 */
export function matchAnswer(book: ChatBook, text: string): string | null {
  const stems = stemsOf(clip(text))
  if (stems.length === 0) return null
  const said = ` ${stems.map((word, at) => zipWord(book, word, stems[at + 1])).join(' ')} `
  let best: { id: string; fit: Fit } | null = null
  for (const answer of book.answers) {
    const fit = fitOf(book, answer, said)
    if (fit !== null && (best === null || isGreater(fit, best.fit))) best = { id: answer.id, fit }
  }
  return best?.id ?? null
}

/** The first `textMaxLength` characters of a text, without cutting a character in half. */
export const clip = (text: string): string =>
  Array.from(text.slice(0, textMaxLength * 2))
    .slice(0, textMaxLength)
    .join('')
    .toWellFormed()

/** The keyword for a ZIP code that no answer knows. */
export const unlistedZip = 'unlistedzip'

/** Stems of units: the number in `12000 square feet` is not a ZIP code. */
const measures = new Set(stemsOf('sq square sqft sf feet foot ft yards pounds lbs gallons dollars'))

function zipWord({ answers }: ChatBook, word: string, next = ''): string {
  if (!/^\d{5}$/.test(word) || measures.has(next)) return word
  return answers.some(({ strong }) => strong.includes(word)) ? word : unlistedZip
}

function fitOf(book: ChatBook, answer: ChatAnswer, said: string): Fit | null {
  if (answer.title !== undefined) {
    const rank = answer.kind === 'event' ? namedEventRank : kindRank[answer.kind]
    return titleFit(book, answer.title, rank, said)
  }
  const { strong, weak, times = [] } = answer
  const count = countIn([...strong, ...weak, ...times], said)
  if (count === 0) return null
  if (countIn([...strong, ...weak], said) === 0) return [1, timeRank, count]
  return [countIn(strong, said) > 0 ? 2 : 1, kindRank[answer.kind], count]
}

/** Words that say little about an event or a page; other short ones say something beside a neighbor. */
const common = new Set(
  stemsOf(
    'a an and are as at by do for how i in is it me my of off on or our out the to up we you your with from this that what when where make more have',
  ),
)

/**
 * A text asks for an event or a page by its whole title, or by two words of it, one of which no
 * other answer knows: "lawn care" is no question about the Lawn Care Workshop, but "lawn workshop"
 * is. Nor is "mulch" one about an event of that name. Neighbors in the title that are neighbors in
 * the text may be short, and known to the answer about all events: "open day", "plant sale".
 */
function titleFit(book: ChatBook, title: string, rank: number, said: string): Fit | null {
  const stems = stemsOf(title)
  const isSaid = (phrase: string) => said.includes(` ${phrase} `)
  const telling = stems.filter((stem) => stem.length > 3 && !common.has(stem) && isSaid(stem))
  const pairs = pairsOf(stems).filter((pair) => isSaid(pair.join(' ')) && isTelling(book, pair))
  const named = new Set([...telling, ...pairs.flat()])
  const isWhole =
    isSaid(stems.join(' ')) && (stems.length > 1 || !stems.every((stem) => isKeyword(book, stem)))
  const isNamed =
    pairs.length > 0 || (named.size >= 2 && telling.some((stem) => !isKeyword(book, stem)))
  if (!isWhole && !isNamed) return null
  return [2, rank, named.size + (isWhole ? 1 : 0)]
}

const pairsOf = (stems: readonly string[]) =>
  stems.slice(1).map((stem, at) => [stems[at] ?? '', stem] as const)

/** Whether two neighbors in a title belong only to it. */
function isTelling(book: ChatBook, pair: readonly [string, string]): boolean {
  if (pair.some((stem) => common.has(stem)) || isKeyword(book, pair.join(' '))) return false
  const ofOthers = book.answers.filter(({ kind }) => kind !== 'event')
  return pair.some((stem) => !isKeyword({ ...book, answers: ofOthers }, stem))
}

/** Whether a stem, or a phrase of them, is in a keyword of an answer or in a reply. */
function isKeyword({ answers, replies }: ChatBook, phrase: string): boolean {
  const texts = answers.flatMap(({ strong, weak, times = [] }) => [...strong, ...weak, ...times])
  return [...texts, ...replies.map(({ label }) => label)].some((text) =>
    ` ${stemsOf(text).join(' ')} `.includes(` ${phrase} `),
  )
}

/**
 * Number of different keywords in the text; forms of one word count once, as does a phrase with the
 * keywords in it ("how much is" and "how much").
 */
function countIn(keywords: readonly string[], said: string): number {
  const phrases = new Set(keywords.map((keyword) => ` ${stemsOf(keyword).join(' ')} `))
  const found = [...phrases].filter((phrase) => phrase.trim() !== '' && said.includes(phrase))
  return found.filter((one) => !found.some((other) => other !== one && other.includes(one))).length
}
