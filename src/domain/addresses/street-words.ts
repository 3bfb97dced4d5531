/** Last words of street names, long and short. */
const endings = new Set(
  `alley aly avenue ave bend bnd boulevard blvd bypass circle cir court ct cove cv crossing xing
  drive dr expressway expy highway hwy lane ln loop parkway pkwy pass path pike place pl plaza plz
  road rd route rte row run square sq street st terrace ter trace trce trail trl walk way`.split(
    /\s+/,
  ),
)

/** Words before a number: `Highway 20`, `Apt 4`, `PO Box 12`. */
const numbered = new Set(
  `apt apartment bldg box building floor highway hwy lot no number rd road room route rte rt sr ste
  suite unit #`.split(/\s+/),
)

const directions = new Set(
  'n s e w ne nw se sw north south east west northeast northwest southeast southwest'.split(' '),
)

const bare = (word: string) => word.toLowerCase().replaceAll(/[.'’]/g, '')

/** Whether the text has a house number and another word that is more than a direction. */
export function isStreetText(text: string): boolean {
  const words = text.split(/[\s,]+/).map(bare)
  return /\p{Nd}/u.test(text) && words.some((word) => /\p{L}/u.test(word) && !directions.has(word))
}

/** Whether the words read as a whole street: `12 Oak St NE`, `12 Highway 20`, `12 Oak St Apt 4`. */
export function isWholeStreet(words: readonly string[]): boolean {
  let end = words.length
  while (end > 0 && isDirection(words[end - 1] ?? '')) end -= 1
  const last = bare(words[end - 1] ?? '')
  const before = bare(words[end - 2] ?? '')
  if (numbered.has(before) && last !== '') return /\d/.test(last) || last.length === 1
  return end > 2 && (endings.has(last) || /^#\w+$/.test(last))
}

/** Whether a word is the last word of a street, or its beginning: `str`, `av`. */
export function mayEndStreet(word: string): boolean {
  const typed = bare(word)
  if (endings.has(typed)) return true
  if (typed.length < 2) return false
  for (const ending of endings) if (ending.startsWith(typed)) return true
  return false
}

/** Whether a word can follow the street as its direction: `12 Oak St NE`. */
export const isDirection = (word: string): boolean => directions.has(bare(word))

/** Whether a number after this word belongs to the street and is not a ZIP code. */
export const takesNumber = (word: string): boolean => numbered.has(bare(word))

/** The street with capitals if the text has none; any other text unchanged. */
export function tidyStreet(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  if (/\p{Lu}/u.test(line)) return line
  return line
    .split(' ')
    .map((word) =>
      /^(?:n|s|e|w|ne|nw|se|sw|po|us)$/.test(word)
        ? word.toUpperCase()
        : word.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()),
    )
    .join(' ')
}
