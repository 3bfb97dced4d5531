import { createElement as h, Fragment, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { company } from '#content/company.ts'
import { BlockPart, PhoneLink } from './letter-parts.ts'
import { sheet, style } from './letter-style.ts'
import { textOf } from './letter-text.ts'
import type { Letter } from './letter.ts'

/** Both forms of a mail. React escapes every value, so no text of a visitor can become markup. */
export function renderLetter(letter: Letter): { readonly html: string; readonly text: string } {
  return {
    html: `<!doctype html>${renderToStaticMarkup(h(LetterPage, { letter }))}`,
    text: textOf(letter),
  }
}

const trade = company.name.slice(company.shortName.length).trim()
const { street, city, state, zip } = company.address

function LetterPage({ letter }: { readonly letter: Letter }): ReactElement {
  return h(
    'html',
    { lang: 'en-US' },
    h(
      'head',
      null,
      h('meta', { charSet: 'utf-8' }),
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      h('title', null, letter.subject),
      h('style', null, sheet),
    ),
    h(
      'body',
      { className: 'page', style: style.body },
      h('div', { style: style.preview }, previewOf(letter)),
      layoutTable(
        { className: 'page', style: style.page },
        h('tr', null, h('td', { align: 'center', style: style.margins }, h(Card, { letter }))),
      ),
    ),
  )
}

/** What lists of mails show under the subject; without it they would show the wordmark. */
function previewOf({ blocks }: Letter): string {
  const first = blocks.find(({ is }) => is === 'paragraph' || is === 'notice')
  return first !== undefined && 'text' in first ? first.text : ''
}

function Card({ letter }: { readonly letter: Letter }): ReactElement {
  return layoutTable(
    { className: 'card', style: style.card },
    h(
      Fragment,
      null,
      cell('inset', style.head, [
        h('div', { key: 'wordmark', style: style.wordmark }, company.shortName),
        h('div', { key: 'trade', style: style.trade }, trade),
      ]),
      cell('inset', style.main, [
        h('h1', { key: 'heading', className: 'title', style: style.heading }, letter.heading),
        ...letter.blocks.map((block, index) => h(BlockPart, { block, key: index })),
      ]),
      cell('inset line soft', style.foot, [
        h('div', { key: 'name' }, company.name),
        h('div', { key: 'address' }, `${street}, ${city}, ${state} ${zip}`),
        h('div', { key: 'phone' }, h(PhoneLink)),
      ]),
    ),
  )
}

function cell(
  className: string,
  look: React.CSSProperties,
  children: readonly ReactElement[],
): ReactElement {
  return h('tr', null, h('td', { className, style: look }, ...children))
}

/** Mail programs lay out by tables; those who listen to a mail hear none. */
function layoutTable(
  look: { readonly className: string; readonly style: React.CSSProperties },
  rows: ReactElement,
): ReactElement {
  return h(
    'table',
    { role: 'presentation', cellPadding: 0, cellSpacing: 0, ...look },
    h('tbody', null, rows),
  )
}
