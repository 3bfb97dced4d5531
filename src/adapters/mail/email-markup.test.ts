import { expect, test } from 'vitest'
import { company } from '#content/company.ts'
import { facts, link } from './email-content.ts'
import { renderMarkup } from './email-markup.tsx'

test.each([
  link('Look', 'javascript:alert(1)'),
  link('Look', ' data:text/html,x'),
  facts([['Phone', 'Look', 'java\nscript:alert(1)']]),
])('an email links only to pages, mailboxes and phones', async (block) => {
  const email = renderMarkup({ subject: 'S', heading: 'H', blocks: [block] }, company)
  await expect(email).rejects.toThrow('alone')
})
