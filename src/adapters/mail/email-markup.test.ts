import { expect, test } from 'vitest'
import { company } from '#content/company.ts'
import { callout, facts, link, paragraph } from './email-content.ts'
import { renderMarkup } from './email-markup.tsx'

test('lines break in programs that ignore styles', async () => {
  const text = 'Ruth\nEvergreen'
  const blocks = [paragraph(text), callout(text), facts([['From', text]])]
  const html = await renderMarkup({ subject: 'S', heading: 'H', blocks }, company)
  expect(html.match(/Ruth(?:<!-- -->)?<br\/?>(?:<!-- -->)?Evergreen/g)).toHaveLength(3)
})

test.each([
  link('Look', 'javascript:alert(1)'),
  link('Look', ' data:text/html,x'),
  facts([['Phone', 'Look', 'java\nscript:alert(1)']]),
])('an email links only to pages, mailboxes and phones', async (block) => {
  const email = renderMarkup({ subject: 'S', heading: 'H', blocks: [block] }, company)
  await expect(email).rejects.toThrow('alone')
})
