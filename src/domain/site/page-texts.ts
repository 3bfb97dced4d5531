import type * as z from 'zod/mini'
import { filledText, placeholdersIn, type PlaceholderFacts } from '#domain/placeholders.ts'
import { textsByPath } from './document-part.ts'
import { aboutPage } from './about-page.ts'
import { chatTexts } from './chat-texts.ts'
import { productsPage, projectsPage } from './gallery-pages.ts'
import { homePage } from './home-page.ts'
import { plainPages } from './plain-pages.ts'

const schemas = {
  'home-page': homePage,
  'about-page': aboutPage,
  'products-page': productsPage,
  'projects-page': projectsPage,
  ...plainPages,
  'chat-texts': chatTexts,
}

export type TextKind = keyof typeof schemas

/** Texts of pages that every site has, one document each. */
export type PageTexts = { readonly [K in TextKind]: z.infer<(typeof schemas)[K]> }

export const pageTexts: { readonly [K in TextKind]: z.ZodMiniType<PageTexts[K]> } = schemas

export const isTextKind = (kind: string): kind is TextKind => Object.hasOwn(pageTexts, kind)

/** In the order of the desk's list. */
export const textKinds: readonly TextKind[] = Object.keys(pageTexts).filter(isTextKind)

/** A part of a document with a change applied to every text. */
export function withTexts<T>(part: T, change: (text: string) => string): T
export function withTexts(part: unknown, change: (text: string) => string): unknown {
  if (typeof part === 'string') return change(part)
  if (Array.isArray(part)) return part.map((each) => withTexts(each, change))
  if (typeof part !== 'object' || part === null) return part
  return Object.fromEntries(
    Object.entries(part).map(([name, each]) => [name, withTexts<unknown>(each, change)]),
  )
}

/** Fills the company's facts into the texts of a page. */
export const filledTexts = <T>(document: T, facts: PlaceholderFacts): T =>
  withTexts(document, (text) => filledText(text, facts))

/** Placeholders without a fact, by the path of the text. */
export const unknownFacts = (
  document: unknown,
  facts: PlaceholderFacts,
): readonly (readonly [path: string, message: string])[] =>
  textsByPath(document).flatMap(([path, text]) => {
    const unknown = placeholdersIn(text).find(({ name }) => !Object.hasOwn(facts, name))
    if (unknown === undefined) return []
    return [[path, `${unknown.written} is not a fact. The facts are listed above.`] as const]
  })
