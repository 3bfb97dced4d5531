import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AddressField, type AddressFieldProps } from './address-field.tsx'
import { builtInSource } from './built-in-source.ts'

function markup(change: Partial<AddressFieldProps>): string {
  return renderToStaticMarkup(
    <AddressField
      id="street1"
      name="street1"
      label="Street 1"
      value="2450 Nursery"
      onChange={() => {}}
      onChoose={() => {}}
      onNoPlace={() => {}}
      source={builtInSource()}
      {...change}
    />,
  )
}

test('is an ordinary labeled field with its text before any script has run', () => {
  const html = markup({})
  expect(html).toContain('<label for="street1"')
  expect(html).toMatch(/<input id="street1" [^>]*name="street1" value="2450 Nursery"/)
  expect(html).toContain('aria-expanded="false"')
  expect(html).toContain('aria-invalid="false"')
  expect(html).not.toContain('aria-describedby=')
})

test('refers to its error message', () => {
  const error = 'Please select a valid address from the suggestions.'
  const html = markup({ error })
  expect(html).toContain('aria-invalid="true"')
  expect(html).toContain('aria-describedby="street1-error"')
  expect(html).toMatch(new RegExp(`<p id="street1-error".*${error}</p>`))
})
