import { Parser } from 'htmlparser2'

/** Text of a page, and everything in it that a browser would run. */
export interface ReadMarkup {
  /** Numbers of the marks that stand there as text, or as the value of an attribute. */
  readonly shown: ReadonlySet<number>
  /** Elements and attributes that would run something; none in a page that is safe. */
  readonly running: readonly string[]
}

/**
 * Marks to be typed wherever anyone can type: each breaks out of any element, attribute or
 * spreadsheet cell, and would run. Its number names the text.
 */
export function scriptMarks() {
  const texts: string[] = []
  const next = (text: string) => {
    texts.push(text)
    return `onerror=r(${texts.length})>`
  }
  return {
    /** 57 characters long, for most texts. */
    mark: (text: string) => `=</title></textarea></script><img src=x ${next(text)}"'`,
    /** 29 characters long, for short ones. */
    shortMark: (text: string) => `="'<img src=x ${next(text)}`,
    /** Names the texts that were marked and are not among those. */
    missingFrom: (shown: ReadonlySet<number>) => texts.filter((_, at) => !shown.has(at + 1)),
  }
}

/** The marks in a text. */
export const marksIn = (text: string): readonly number[] =>
  [...text.matchAll(/onerror=r\((\d+)\)/g)].map(([, number]) => Number(number))

/** Attributes that lead somewhere, and what of it would run. */
const addresses = new Set(['href', 'src', 'action', 'formaction', 'data', 'xlink:href', 'poster'])

const runningAddress = /^\s*(?:javascript|vbscript|data:text)/i

/** Reads markup as a browser does. */
export function readMarkup(html: string): ReadMarkup {
  const shown = new Set<number>()
  const running: string[] = []
  const show = (text: string) => {
    for (const number of marksIn(text)) shown.add(number)
  }
  const open: string[] = []
  let text = ''
  const endText = () => {
    // The content of a script is data of the page, which ends where the parser says so.
    if (open.at(-1) !== 'script') show(text)
    text = ''
  }
  const parser = new Parser({
    onopentag(name, attributes) {
      endText()
      open.push(name)
      for (const [attribute, value] of Object.entries(attributes)) {
        show(value)
        const leads = addresses.has(attribute) && runningAddress.test(value)
        if (attribute.startsWith('on') || attribute === 'srcdoc' || leads) {
          running.push(`<${name} ${attribute}="${value}">`)
        }
      }
    },
    // Comes in pieces.
    ontext(piece) {
      text += piece
    },
    onclosetag() {
      endText()
      open.pop()
    },
  })
  parser.write(html)
  parser.end()
  return { shown, running }
}
