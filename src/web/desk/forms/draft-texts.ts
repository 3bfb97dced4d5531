import type { Values } from './form-values.ts'

/** Texts of a draft whose form is unknown, without its ids and choices. */
export const textsInDraft = (draft: Values): readonly string[] =>
  Object.entries(draft)
    .filter(([name]) => !['intent', 'seen', 'proposedOn'].includes(name))
    .flatMap(([, values]) => values.flatMap(textsIn))
    .filter((text) => text !== '' && text !== 'on' && !id.test(text))

/** Of the site, or of the browser for a form. */
const id = /^(?:i[\w-]{22}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/

/** Parts of a quote or document that are not typed. */
const untyped = new Set(['id', 'fileId', 'priceItemId', 'kind', 'offer', 'due'])

/** The editors of quotes and documents store JSON. */
function textsIn(stored: string): readonly string[] {
  if (!stored.startsWith('{"')) return [stored]
  const texts: string[] = []
  try {
    JSON.parse(stored, (key, value: unknown) => {
      if (typeof value === 'string' && !untyped.has(key)) texts.push(value)
      return value
    })
  } catch {
    return [stored]
  }
  return texts
}
