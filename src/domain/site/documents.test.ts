import { expect, test } from 'vitest'
import { checkDocument, formOfKind } from './check-document.ts'
import { collectionKinds, maxDocumentLength } from './documents.ts'
import type { FormField } from './form-of.ts'
import { textKinds } from './page-texts.ts'
import { referencesIn } from './references.ts'

/** A value of the maximum length for a field. */
function full(field: FormField): unknown {
  switch (field.is) {
    case 'hidden':
      return undefined
    case 'text':
      return 'a'.repeat(field.most ?? 200)
    case 'number':
      return 12_345.678
    case 'tick':
      return true
    case 'choice':
      return field.options.at(-1)?.value
    case 'list':
      return Array<unknown>(field.most).fill(full(field.entry))
    case 'group':
      return fullGroup(field.fields)
    case 'kinds':
      return longest(field.kinds.map(({ fields }) => fullGroup(fields)))
  }
}

const fullGroup = (fields: readonly { readonly name: string; readonly field: FormField }[]) =>
  Object.fromEntries(fields.map(({ name, field }) => [name, full(field)]))

const longest = (values: readonly unknown[]) =>
  values.toSorted((one, other) => JSON.stringify(other).length - JSON.stringify(one).length)[0]

test.each([...collectionKinds, ...textKinds])(
  'a %s with all its fields full can be saved',
  (kind) => {
    const { length } = JSON.stringify(full(formOfKind(kind)))
    // Line breaks and quotation marks take two characters in JSON.
    expect(length * 1.1).toBeLessThan(maxDocumentLength)
  },
)

test('a list with too few or too many entries names what it is a list of', () => {
  const typed = { intro: [], closing: Array<string>(5).fill('Water it.') }
  expect(checkDocument('article', 'roses', typed).errors).toMatchObject({
    intro: 'Add at least 1 paragraph.',
    closing: 'Keep at most 4 paragraphs.',
  })
})

test('the pictures of the chosen one of several kinds are found', () => {
  const meta = { label: '', look: 'picture' } as const
  const picture = { is: 'text', meta, most: null, canBeEmpty: false } as const
  const fields = [{ name: 'picture', field: picture }]
  const kinds = [{ value: 'photo', name: 'Photo', fields }]
  const field = { is: 'kinds', meta, by: 'is', kinds, canBeEmpty: false } as const
  const found = (value: unknown) => referencesIn(field, value).map(({ place, to }) => [place, to])
  expect(found({ is: 'photo', picture: 'stones/gravel' })).toEqual([['picture', 'stones/gravel']])
  expect(found({ is: 'text', picture: 'stones/gravel' })).toEqual([])
})
