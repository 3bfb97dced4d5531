import { createElement as h, Fragment, type ReactElement, type ReactNode } from 'react'
import { company } from '#content/company.ts'
import { style } from './letter-style.ts'
import type { LetterBlock, LetterEvent, LetterFact } from './letter.ts'

/** One block of a mail as markup. */
export function BlockPart({ block }: { readonly block: LetterBlock }): ReactElement {
  switch (block.is) {
    case 'paragraph':
      return h('p', { style: style.paragraph }, withPhone(block.text))
    case 'notice':
      return h('p', { className: 'tint alert', style: style.notice }, block.text)
    case 'code':
      return h('p', { className: 'tint', style: style.code }, block.code)
    case 'link':
      return h(
        'p',
        { style: style.buttonLine },
        h('a', { href: block.href, className: 'button', style: style.button }, block.label),
      )
    case 'event':
      return h(EventPart, { event: block.event })
    case 'facts':
      return block.facts.length === 0
        ? h(Fragment)
        : table(style.facts, ...block.facts.map((fact, index) => h(FactRow, { fact, key: index })))
  }
}

/** Our number can be pressed wherever it stands, and does not break at its hyphen. */
function withPhone(text: string): ReactNode {
  const [first = '', ...rest] = text.split(company.phone.display)
  return [first, ...rest.map((words, index) => h(Fragment, { key: index }, h(PhoneLink), words))]
}

export function PhoneLink(): ReactElement {
  const { href, display } = company.phone
  return h(
    'a',
    { href, className: 'label', style: { ...style.link, whiteSpace: 'nowrap' } },
    display,
  )
}

function EventPart({ event }: { readonly event: LetterEvent }): ReactElement {
  const { month, day, name, date, times, place } = event
  const badge = table(
    {},
    h('tr', { key: 'month' }, h('td', { className: 'month', style: style.month }, month)),
    h('tr', { key: 'day' }, h('td', { className: 'tint', style: style.day }, day)),
  )
  return table(
    style.event,
    h(
      'tr',
      null,
      h('td', { className: 'line', style: style.badgeCell }, badge),
      h(
        'td',
        { className: 'line', style: style.eventWords },
        h('div', { className: 'title', style: style.eventName }, name),
        h('div', null, date),
        h('div', null, times),
        h('div', null, place),
      ),
    ),
  )
}

function FactRow({ fact: [label, value, href] }: { readonly fact: LetterFact }): ReactElement {
  return h(
    'tr',
    { className: 'fact' },
    h('th', { scope: 'row', className: 'label', style: style.label }, label),
    h(
      'td',
      { style: style.value },
      href === undefined ? value : h('a', { href, className: 'label', style: style.link }, value),
    ),
  )
}

function table(look: React.CSSProperties, ...rows: readonly ReactElement[]): ReactElement {
  return h(
    'table',
    { role: 'presentation', cellPadding: 0, cellSpacing: 0, className: 'line', style: look },
    h('tbody', null, ...rows),
  )
}
