import { describe, expect, test } from 'vitest'
import { composeLink, mailtoLink } from './compose-link.ts'

describe('a compose-e-mail link', () => {
  test('opens a message to the company', () => {
    const link = new URL(composeLink({ to: 'hello@evergreen.example' }))
    expect(link.origin + link.pathname).toBe('https://mail.google.com/mail/')
    expect(Object.fromEntries(link.searchParams)).toEqual({
      view: 'cm',
      fs: '1',
      to: 'hello@evergreen.example',
    })
  })

  test('carries subject and body as they were typed', () => {
    const body = 'Name: Ada & Co\nHow much is 50% more mulch? #bark + “pine”'
    const link = new URL(composeLink({ to: 'a@b.example', subject: 'Mulch & more', body }))
    expect(link.searchParams.get('su')).toBe('Mulch & more')
    expect(link.searchParams.get('body')).toBe(body)
  })

  test('cannot be made to write to someone else through the text', () => {
    const link = new URL(composeLink({ to: 'a@b.example', subject: 'x&to=evil@c.example&bcc=d' }))
    expect(link.searchParams.getAll('to')).toEqual(['a@b.example'])
    expect(link.searchParams.has('bcc')).toBe(false)
  })
})

test('half an emoji in the text breaks neither link', () => {
  const message = { to: 'a@b.example', body: 'Hi \ud83c' }
  expect(new URL(composeLink(message)).searchParams.get('body')).toBe('Hi \ufffd')
  expect(mailtoLink(message)).toBe('mailto:a@b.example?body=Hi%20%EF%BF%BD')
})

describe('a mailto link', () => {
  test('is the bare address when nothing else is known', () => {
    expect(mailtoLink({ to: 'hello@evergreen.example' })).toBe('mailto:hello@evergreen.example')
  })

  test('keeps spaces and line breaks readable for mail programs', () => {
    expect(mailtoLink({ to: 'a@b.example', subject: 'New lawn', body: 'One\nTwo & three' })).toBe(
      'mailto:a@b.example?subject=New%20lawn&body=One%0D%0ATwo%20%26%20three',
    )
  })
})
