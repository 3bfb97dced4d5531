import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** What hands the router the data that a page was made of, as the text of a string. */
const handedOver = /(?<=\.streamController\.enqueue\()"(?:[^"\\]|\\.)*"(?=\))/g

/**
 * Puts the data of each page that was made at build into a file of its own, which its scripts fetch
 * when they come: they say once more what the page says, and a page of 14 KB arrives a round trip
 * before one that is longer (decision 25).
 */
export async function dataApart(clientDir: string): Promise<void> {
  const files = await readdir(clientDir, { recursive: true })
  await Promise.all(
    files
      .filter((file) => file.endsWith('.html'))
      .map(async (file) => {
        const page = path.join(clientDir, file)
        const { html, data } = apart(await readFile(page, 'utf8'))
        for (const [address, text] of data) await writeFile(path.join(clientDir, address), text)
        await writeFile(page, html)
      }),
  )
}

/** The page that fetches its data, and the data by their addresses. */
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
