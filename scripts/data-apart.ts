import { createHash } from 'node:crypto'

/** What hands the router the data that a page was made of, as the text of a string. */
const handedOver = /(?<=\.streamController\.enqueue\()"(?:[^"\\]|\\.)*"(?=\))/g

/**
 * The page that fetches its data when its scripts come, and the data by their addresses: they say
 * once more what the page says (decision 25).
 */
export function apart(html: string): {
  readonly html: string
  readonly data: ReadonlyMap<string, string>
} {
  const data = new Map<string, string>()
  const later = html.replaceAll(handedOver, (literal) => {
    const text: unknown = JSON.parse(literal)
    if (typeof text !== 'string') throw new Error('The data of a page are no text')
    const name = createHash('sha256').update(text).digest('base64url').slice(0, 8)
    // The server fills in such files as it does pages, so that both say the same.
    const address = `/assets/${name}.data`
    data.set(address, text)
    return `await (await fetch(${JSON.stringify(address)}, { priority: 'low' })).text()`
  })
  return { html: later, data }
}
