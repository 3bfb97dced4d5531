import { expect, test } from 'vitest'
import { facts, link } from './letter.ts'
import { renderLetter } from './render-letter.ts'

test.each([
  link('Look', 'javascript:alert(1)'),
  link('Look', ' data:text/html,x'),
  facts([['Phone', 'Look', 'java\nscript:alert(1)']]),
])('a mail leads to pages, mailboxes and phones alone', (block) => {
  expect(() => renderLetter({ subject: 'S', heading: 'H', blocks: [block] })).toThrow('alone')
})
