import { createElement as h, Fragment, type CSSProperties, type ReactElement } from 'react'
import { company } from '#content/company.ts'
import { blockMarkup, PhoneLink } from './letter-parts.ts'
import { sheet, style } from './letter-style.ts'
import { textOf } from './letter-text.ts'
import type { Letter } from './letter.ts'
import { htmlOf, joined, template } from './template.ts'

/** Both forms of a mail. Templates escape every value, so no text of a visitor becomes markup. */
export function renderLetter(letter: Letter): { readonly html: string; readonly text: string } {
  const { subject, heading, blocks } = letter
  const page = letterPage({
    subject,
    preview: previewOf(letter),
    heading,
    blocks: joined(blocks.map(blockMarkup)),
  })
  return { html: `<!doctype html>${htmlOf(page)}`, text: textOf(letter) }
}

/** What lists of mails show under the subject; without it they would show the wordmark. */
function previewOf({ blocks }: Letter): string {
  const first = blocks.find(({ is }) => is === 'paragraph' || is === 'notice')
  return first !== undefined && 'text' in first ? first.text : ''
}

const trade = company.name.slice(company.shortName.length).trim()
const { street, city, state, zip } = company.address

const letterPage = template<'subject' | 'preview' | 'heading' | 'blocks'>((slot) =>
  h(
    'html',
    { lang: 'en-US' },
    h(
      'head',
      null,
      h('meta', { charSet: 'utf-8' }),
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      h('title', null, slot('subject')),
      h('style', null, sheet),
    ),
    h(
      'body',
      { className: 'page', style: style.body },
      h('div', { style: style.preview }, slot('preview')),
      layoutTable(
        { className: 'page', style: style.page },
        h(
          'tr',
          null,
          h(
            'td',
            { align: 'center', style: style.margins },
            card([
              h(
                'h1',
                { key: 'heading', className: 'title', style: style.heading },
                slot('heading'),
              ),
              slot('blocks'),
            ]),
          ),
        ),
      ),
    ),
  ),
)

function card(main: readonly (string | ReactElement)[]): ReactElement {
  return layoutTable(
    { className: 'card', style: style.card },
    h(
      Fragment,
      null,
      cell('inset', style.head, [
        h('div', { key: 'wordmark', style: style.wordmark }, company.shortName),
        h('div', { key: 'trade', style: style.trade }, trade),
      ]),
      cell('inset', style.main, main),
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
  look: CSSProperties,
  children: readonly (string | ReactElement)[],
): ReactElement {
  return h('tr', null, h('td', { className, style: look }, ...children))
}

/** Mail programs lay out by tables; those who listen to a mail hear none. */
function layoutTable(
  look: { readonly className: string; readonly style: CSSProperties },
  rows: ReactElement,
): ReactElement {
  return h(
    'table',
    { role: 'presentation', cellPadding: 0, cellSpacing: 0, ...look },
    h('tbody', null, rows),
  )
}
