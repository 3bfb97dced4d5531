import { execFileSync } from 'node:child_process'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { DomUtils, parseDocument } from 'htmlparser2'

/** The structured data of a page, as one list. */
export async function structuredData(page: Page): Promise<readonly unknown[]> {
  return factsOf(await page.locator('script[type="application/ld+json"]').allTextContents())
}

const factsOf = (blocks: readonly string[]): readonly unknown[] =>
  blocks.flatMap((text) => {
    const block: unknown = JSON.parse(text)
    return hasGraph(block) ? block['@graph'] : [block]
  })

function hasGraph(block: unknown): block is { readonly '@graph': readonly unknown[] } {
  return typeof block === 'object' && block !== null && '@graph' in block
}

/** Headers for reading a page as text: the server compresses new pages as far as possible. */
export const uncompressed = { 'accept-encoding': 'identity' } as const

/**
 * A page as the server sends it, to assert its words, its head and its structured data without a
 * browser. `text` is that of `main`, without what only browsers without scripts show.
 */
export async function renderedAt(request: APIRequestContext, path: string) {
  const answer = await request.get(path, { headers: uncompressed })
  const document = parseDocument(await answer.text())
  const all = (tag: string, attributes: Readonly<Record<string, string>> = {}) =>
    DomUtils.getElementsByTagName(tag, document).filter(({ attribs }) =>
      Object.entries(attributes).every(([name, value]) => attribs[name] === value),
    )
  for (const each of all('noscript')) DomUtils.removeElement(each)
  return {
    status: answer.status(),
    text: DomUtils.innerText(all('main')),
    facts: factsOf(all('script', { type: 'application/ld+json' }).map(DomUtils.textContent)),
    canonical: all('link', { rel: 'canonical' })[0]?.attribs['href'],
    /** Elements by tag and attributes. */
    all,
    textsOf: (tag: string) => all(tag).map(DomUtils.textContent),
  }
}

/** The text of the PDF to which a link leads. */
export async function pdfBehind(page: Page, link: string): Promise<string> {
  const href = await page.getByRole('link', { name: link }).getAttribute('href')
  const file = await page.request.get(href ?? '')
  expect(file.headers()['content-type']).toContain('application/pdf')
  return textOfPdf(await file.body())
}

/** The text of each page of a PDF. */
export const textsOfSheets = (pdf: Buffer): readonly string[] => textOfPdf(pdf).split('\f')

function textOfPdf(pdf: Buffer): string {
  const args = ['-layout', '-enc', 'UTF-8', '-', '-']
  const text = execFileSync('pdftotext', args, { input: pdf, encoding: 'utf8' })
  return text.replaceAll(/ +/g, ' ')
}

/** Counts the pages of a PDF. */
export const sheets = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page[^s]/g)?.length

/** Expects that nothing is printed which is useless on paper. */
export async function expectBare(page: Page): Promise<void> {
  for (const role of ['banner', 'contentinfo'] as const) {
    await expect(page.getByRole(role)).toBeHidden()
  }
  await expect(page.getByRole('button', { name: 'Chat with us' })).toBeHidden()
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
}
