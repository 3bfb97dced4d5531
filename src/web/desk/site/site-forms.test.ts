import { expect, test } from 'vitest'
import { originalFacts } from '#content/company.ts'
import { companyForm } from './site-forms.ts'

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
