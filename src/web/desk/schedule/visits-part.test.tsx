import { expect, test } from 'vitest'
import { markupOf } from '#support/markup.ts'
import { VisitsPart } from './visits-part.tsx'

test('a printed request without visits says so below their heading', () => {
  const markup = markupOf(<VisitsPart visits={[]} subject="request" id="lead-1" />)
  expect(markup).toContain('None yet.')
})
