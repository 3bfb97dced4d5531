import { expect, test } from 'vitest'
import { originalFacts } from '#content/company.ts'
import { collectionForm } from './document-forms.ts'
import { companyForm, siteForm } from './site-forms.ts'

test.each([
  ['Evergreen Nursery', 'Ever', true],
  ['Evergreen Nursery', 'Evergreen', false],
  ['Evergreen', 'Evergreen', false],
  ['Smith’s Garden', 'Smith', false],
  ['Café Pépinière', 'Caf', true],
])('of %s the short name %s is refused: %j', (name, shortName, isRefused) => {
  const typed = { ...originalFacts, name, shortName, intent: 'company', seen: 0 }
  const places = companyForm.safeParse(typed).error?.issues.map(({ path }) => path.join('.')) ?? []
  expect(places).toEqual(isRefused ? ['shortName'] : [])
})

test.each([
  ['id', []],
  ['XX', ['state']],
])('the state %s is refused at %j', (state, refused) => {
  const typed = { ...originalFacts, state, intent: 'company', seen: 0 }
  const places = companyForm.safeParse(typed).error?.issues.map(({ path }) => path.join('.')) ?? []
  expect(places).toEqual(refused)
})

test('the stock is changed on the page of the products alone, which asks before it emails', () => {
  const undo = (kind: string) => ({
    intent: 'undo',
    edits: JSON.stringify({ kind, revision: 2 }),
  })
  const restore = (kind: string) => ({ intent: 'restore', kind, revision: 1, seen: 2 })
  expect(collectionForm.safeParse(undo('stock')).success).toBe(true)
  for (const form of [undo, restore]) {
    expect(siteForm.safeParse(form('banner')).success).toBe(true)
    expect(siteForm.safeParse(form('stock')).success).toBe(false)
  }
})
