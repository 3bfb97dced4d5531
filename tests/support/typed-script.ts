import { Parser } from 'htmlparser2'

/** Marks in the text of a page, and everything in it that a browser would run. */
export interface ReadMarkup {
  /** Numbers of the marks in texts or attribute values. */
  readonly shown: ReadonlySet<number>
  /** Elements and attributes that would run something; none on a safe page. */
  readonly running: readonly string[]
}

/**
 * Marks to type wherever anyone can type. Each breaks out of any element, attribute or spreadsheet
 * cell, and would run; its number identifies the text.
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
    /** Names of the marked texts that are not among `shown`. */
    missingFrom: (shown: ReadonlySet<number>) => texts.filter((_, at) => !shown.has(at + 1)),
  }
}

/** The marks in a text. */
export const marksIn = (text: string): readonly number[] =>
  [...text.matchAll(/onerror=r\((\d+)\)/g)].map(([, number]) => Number(number))

/** Attributes that hold addresses, some of which would run. */
const addresses = new Set(['href', 'src', 'action', 'formaction', 'data', 'xlink:href', 'poster'])

const runningAddress = /^\s*(?:javascript|vbscript|data:text)/i

/** Parses markup like a browser. */
export function readMarkup(html: string): ReadMarkup {
  const shown = new Set<number>()
  const running: string[] = []
  const show = (text: string) => {
    for (const number of marksIn(text)) shown.add(number)
  }
  const open: string[] = []
  let text = ''
  const endText = () => {
    // A script's content is data of the page.
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
    // The parser passes a text in several pieces.
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
