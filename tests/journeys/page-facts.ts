import { execFileSync } from 'node:child_process'
import { expect, type Page } from '@playwright/test'

/** The structured data of a page, as one list. */
export async function structuredData(page: Page): Promise<readonly unknown[]> {
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
  return blocks.flatMap((text) => {
    const block: unknown = JSON.parse(text)
    return hasGraph(block) ? block['@graph'] : [block]
  })
}

/** The kinds of those facts: `BreadcrumbList`, `Service`. */
export async function factTypes(page: Page): Promise<readonly string[]> {
  return (await structuredData(page)).flatMap((fact) =>
    typeof fact === 'object' && fact !== null && '@type' in fact ? [String(fact['@type'])] : [],
  )
}

function hasGraph(block: unknown): block is { readonly '@graph': readonly unknown[] } {
  return typeof block === 'object' && block !== null && '@graph' in block
}

/** The text of the PDF to which a link leads. */
export async function pdfBehind(page: Page, link: string): Promise<string> {
  const href = await page.getByRole('link', { name: link }).getAttribute('href')
  const file = await page.request.get(href ?? '')
  expect(file.headers()['content-type']).toContain('application/pdf')
  const args = ['-layout', '-enc', 'UTF-8', '-', '-']
  const text = execFileSync('pdftotext', args, { input: await file.body(), encoding: 'utf8' })
  return text.replaceAll(/ +/g, ' ')
}

/** Counts the pages of a PDF. */
export const sheets = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page[^s]/g)?.length
