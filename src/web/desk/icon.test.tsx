import { expect, test } from 'vitest'
import { markupOf } from '#support/markup.ts'
import { CompanyMark } from './icon.tsx'

test('a logo stands before the company’s name, unless it is the name itself', () => {
  const markOf = (logoHasName: boolean) => {
    const desk = { logo: '/media/uploads/logo-320.webp', logoHasName }
    return markupOf(<CompanyMark size="size-6" />, 'desk', desk)
  }
  expect(markOf(false)).toContain('logo-320.webp')
  expect(markOf(true)).toBe('')
})
