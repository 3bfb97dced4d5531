import { createElement as h, type CSSProperties, type ReactElement } from 'react'
import { company } from '#content/company.ts'
import { style } from './letter-style.ts'
import type { LetterBlock, LetterFact } from './letter.ts'
import { joined, template, type Markup } from './template.ts'

/** One block of a mail as markup. */
export function blockMarkup(block: LetterBlock): Markup {
  switch (block.is) {
    case 'paragraph':
      return paragraph({ words: withPhone(block.text) })
    case 'notice':
      return notice({ text: block.text })
    case 'code':
      return code({ code: block.code })
    case 'link':
      return button({ href: safe(block.href), label: block.label })
    case 'event':
      return event({ ...block.event })
    case 'facts':
      return block.facts.length === 0
        ? joined([])
        : factTable({ rows: joined(block.facts.map(factRow)) })
  }
}

/** Our number can be pressed wherever it stands, and does not break at its hyphen. */
function withPhone(text: string): Markup {
  const [first = '', ...rest] = text.split(company.phone.display)
  return joined([first, ...rest.flatMap((words) => [phoneLink({}), words])])
}

function factRow([label, value, href]: LetterFact): Markup {
  return href === undefined
    ? plainRow({ label, value })
    : linkedRow({ label, value, href: safe(href) })
}

/** An address that a press may lead to. React looks for scripts in fixed ones alone. */
function safe(href: string): string {
  if (/^(?:https?|mailto|tel):/.test(href)) return href
  throw new Error('A mail may lead to pages, mailboxes and phones alone')
}

export function PhoneLink(): ReactElement {
  const { href, display } = company.phone
  return h(
    'a',
    { href, className: 'label', style: { ...style.link, whiteSpace: 'nowrap' } },
    display,
  )
}

const phoneLink = template(() => h(PhoneLink))

const paragraph = template<'words'>((slot) => h('p', { style: style.paragraph }, slot('words')))

const notice = template<'text'>((slot) =>
  h('p', { className: 'tint alert', style: style.notice }, slot('text')),
)

const code = template<'code'>((slot) =>
  h('p', { className: 'tint', style: style.code }, slot('code')),
)

const button = template<'href' | 'label'>((slot) =>
  h(
    'p',
    { style: style.buttonLine },
    h('a', { href: slot('href'), className: 'button', style: style.button }, slot('label')),
  ),
)

const event = template<'month' | 'day' | 'name' | 'date' | 'times' | 'place'>((slot) =>
  table(
    style.event,
    h(
      'tr',
      null,
      h(
        'td',
        { className: 'line', style: style.badgeCell },
        table(
          {},
          h('tr', null, h('td', { className: 'month', style: style.month }, slot('month'))),
          h('tr', null, h('td', { className: 'tint', style: style.day }, slot('day'))),
        ),
      ),
      h(
        'td',
        { className: 'line', style: style.eventWords },
        h('div', { className: 'title', style: style.eventName }, slot('name')),
        h('div', null, slot('date')),
        h('div', null, slot('times')),
        h('div', null, slot('place')),
      ),
    ),
  ),
)

const factTable = template<'rows'>((slot) => table(style.facts, slot('rows')))

const plainRow = template<'label' | 'value'>((slot) => row(slot('label'), slot('value')))

const linkedRow = template<'label' | 'value' | 'href'>((slot) =>
  row(
    slot('label'),
    h('a', { href: slot('href'), className: 'label', style: style.link }, slot('value')),
  ),
)

function row(label: string, value: string | ReactElement): ReactElement {
  return h(
    'tr',
    { className: 'fact' },
    h('th', { scope: 'row', className: 'label', style: style.label }, label),
    h('td', { style: style.value }, value),
  )
}

function table(look: CSSProperties, ...rows: readonly (string | ReactElement)[]): ReactElement {
  return h(
    'table',
    { role: 'presentation', cellPadding: 0, cellSpacing: 0, className: 'line', style: look },
    h('tbody', null, ...rows),
  )
}
