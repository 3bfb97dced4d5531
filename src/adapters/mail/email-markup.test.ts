import { expect, test } from 'vitest'
import { company } from '#content/company.ts'
import { callout, facts, link, paragraph, type EmailBlock } from './email-content.ts'
import { renderMarkup } from './email-markup.tsx'

test('lines break in programs that ignore styles', async () => {
  const text = 'Ruth\nEvergreen'
  const blocks = [paragraph(text), callout(text), facts([['From', text]])]
  const html = await renderMarkup({ subject: 'S', heading: 'H', blocks }, company)
  expect(html.match(/Ruth(?:<!-- -->)?<br\/?>(?:<!-- -->)?Evergreen/g)).toHaveLength(3)
})

const previewOf = async (blocks: readonly EmailBlock[]) => {
  const html = await renderMarkup({ subject: 'S', heading: 'H', blocks }, company)
  return /data-skip-in-text="true"[^>]*>([^<]*)/.exec(html)?.[1]
}

test('lists of emails show the first words, also of facts, without links and codes', async () => {
  const total = facts([['Total', '$75']])
  const code = { is: 'code', code: '012345' } as const
  const blocks = [link('Look', 'https://a.example'), callout('Due.'), total, code]
  expect(await previewOf([...blocks, paragraph('Hi,\nRosa')])).toBe('Due. Total: $75 Hi, Rosa')
})

test('a long preview does not end within an emoji', async () => {
  for (const before of ['', 'a']) {
    const preview = await previewOf([paragraph(before + '🌱'.repeat(100))])
    expect(preview).toMatch(/^a?(?:🌱)+$/u)
  }
})

test.each([
  link('Look', 'javascript:alert(1)'),
  link('Look', ' data:text/html,x'),
  facts([['Phone', 'Look', 'java\nscript:alert(1)']]),
])('an email links only to pages, mailboxes and phones', async (block) => {
  const email = renderMarkup({ subject: 'S', heading: 'H', blocks: [block] }, company)
  await expect(email).rejects.toThrow('alone')
})
