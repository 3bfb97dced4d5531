import { expect, test } from 'vitest'
import { maxDocumentLength } from '#domain/site/documents.ts'
import { documentForm, tooLongToSave } from './document-forms.ts'

test('a document is saved up to its greatest length, and refused beyond it in words', () => {
  const draftOf = (length: number) => {
    const text = 'a'.repeat(length - JSON.stringify({ text: '' }).length)
    const data = JSON.stringify({ text })
    return documentForm.safeParse({ intent: 'draft', data, published: 0, draft: 0 })
  }
  expect(draftOf(maxDocumentLength).success).toBe(true)
  const messages = draftOf(maxDocumentLength + 1).error?.issues.map(({ message }) => message)
  expect(messages).toEqual([tooLongToSave])
})
