import { createElement as h, type CSSProperties, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { company } from '#content/company.ts'
import type { Letter, LetterBlock } from './letter.ts'

/** Both forms of a mail. React escapes every value, so no text of a visitor can become markup. */
export function renderLetter(letter: Letter): { readonly html: string; readonly text: string } {
  return {
    html: `<!doctype html>${renderToStaticMarkup(h(LetterPage, { letter }))}`,
    text: textOf(letter),
  }
}

const signature = [
  company.name,
  `${company.address.street}, ${company.address.city}, ${company.address.state} ${company.address.zip}`,
  company.phone.display,
]

const style = {
  body: {
    margin: 0,
    padding: '24px 12px',
    background: '#f8f4ea',
    color: '#3a3128',
    fontFamily: 'Figtree, Verdana, Arial, sans-serif',
    fontSize: '16px',
    lineHeight: 1.6,
  },
  card: {
    maxWidth: '560px',
    margin: '0 auto',
    background: '#ffffff',
    border: '1px solid #ddd4c3',
    borderRadius: '14px',
    overflow: 'hidden',
  },
  head: {
    background: '#1f3b2c',
    color: '#f8f4ea',
    padding: '16px 24px',
    fontFamily: 'Fraunces, Georgia, serif',
    fontSize: '20px',
  },
  main: { padding: '24px' },
  heading: {
    margin: '0 0 16px',
    color: '#1f3b2c',
    fontFamily: 'Fraunces, Georgia, serif',
    fontSize: '24px',
    lineHeight: 1.25,
    fontWeight: 600,
  },
  paragraph: { margin: '0 0 16px', whiteSpace: 'pre-line' },
  label: {
    padding: '6px 16px 6px 0',
    color: '#4f6f3a',
    textAlign: 'left',
    verticalAlign: 'top',
    fontWeight: 600,
    whiteSpace: 'nowrap',
  },
  value: { padding: '6px 0', verticalAlign: 'top', whiteSpace: 'pre-line' },
  code: {
    margin: '0 0 16px',
    padding: '12px 16px',
    background: '#f8f4ea',
    borderRadius: '8px',
    fontFamily: 'Menlo, Consolas, monospace',
    fontSize: '28px',
    letterSpacing: '6px',
    textAlign: 'center',
  },
  button: {
    display: 'inline-block',
    margin: '0 0 16px',
    padding: '12px 20px',
    background: '#1f3b2c',
    color: '#ffffff',
    borderRadius: '999px',
    textDecoration: 'none',
    fontWeight: 600,
  },
  foot: { padding: '16px 24px', borderTop: '1px solid #ddd4c3', fontSize: '14px' },
} satisfies Record<string, CSSProperties>

function LetterPage({ letter }: { readonly letter: Letter }): ReactElement {
  return h(
    'html',
    { lang: 'en-US' },
    h(
      'head',
      null,
      h('meta', { charSet: 'utf-8' }),
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('meta', { name: 'color-scheme', content: 'light' }),
      h('title', null, letter.subject),
    ),
    h(
      'body',
      { style: style.body },
      h(
        'div',
        { style: style.card },
        h('div', { style: style.head }, company.shortName),
        h(
          'div',
          { style: style.main },
          h('h1', { style: style.heading }, letter.heading),
          ...letter.blocks.map((block, index) => h(BlockPart, { block, key: index })),
        ),
        h('div', { style: style.foot }, ...signature.map((line) => h('div', { key: line }, line))),
      ),
    ),
  )
}

function BlockPart({ block }: { readonly block: LetterBlock }): ReactElement {
  switch (block.is) {
    case 'paragraph':
      return h('p', { style: style.paragraph }, block.text)
    case 'code':
      return h('p', { style: style.code }, block.code)
    case 'link':
      return h('a', { href: block.href, style: style.button }, block.label)
    case 'facts':
      return h(
        'table',
        { role: 'presentation', cellPadding: 0, cellSpacing: 0, style: { margin: '0 0 16px' } },
        h(
          'tbody',
          null,
          ...block.facts.map(([label, value]) =>
            h(
              'tr',
              { key: label },
              h('th', { scope: 'row', style: style.label }, label),
              h('td', { style: style.value }, value),
            ),
          ),
        ),
      )
  }
}

function textOf(letter: Letter): string {
  return [letter.heading, ...letter.blocks.map(blockText), `-- \n${signature.join('\n')}`].join(
    '\n\n',
  )
}

function blockText(block: LetterBlock): string {
  switch (block.is) {
    case 'paragraph':
      return block.text
    case 'code':
      return block.code
    case 'link':
      return `${block.label}: ${block.href}`
    case 'facts':
      return block.facts.map(([label, value]) => `${label}: ${value}`).join('\n')
  }
}
