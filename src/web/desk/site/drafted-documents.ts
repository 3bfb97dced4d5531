import { onlySlug, type DraftedKind } from '#domain/site/documents.ts'
import { isTextKind } from '#domain/site/page-texts.ts'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { type CardPlace, collectionAt } from './collections.ts'
import { textPages, textsAt } from './text-pages.ts'

/** A document that is edited next to a preview of its page. */
export interface DraftedDocument {
  readonly kind: DraftedKind
  readonly slug: string
  readonly action: string
  readonly preview: string
  readonly list: { readonly title: string; readonly path: string }
  readonly one: string
  /** Null if the title is a field of the document. */
  readonly title: string | null
  readonly seenIn: 'page' | 'chat'
  /** Id of its element on the page; null for the whole page. */
  readonly anchor: string | null
  /** Path of the page that shows it. */
  readonly pathOf: (document: unknown) => string
  /** Null if it has no card. */
  readonly card: CardPlace | null
}

/** Parameter of a preview's address that asks for the card. */
export const cardParam = 'card'

/** Parameter of a preview's address that asks for an earlier version instead of the draft. */
export const versionParam = 'version'

/** Null for an unknown address. */
export function draftedDocument(at = '', name = ''): DraftedDocument | null {
  const addresses = { action: deskPaths.document(at, name), preview: deskPaths.preview(at, name) }
  if (at === textsAt) {
    if (!isTextKind(name)) return null
    const { title, path } = textPages[name]
    return {
      ...addresses,
      kind: name,
      slug: onlySlug,
      list: { title: 'Page text', path: deskPaths.texts },
      one: 'text',
      title,
      seenIn: name === 'chat-texts' ? 'chat' : 'page',
      anchor: name === 'closing-call' ? name : null,
      pathOf: () => path,
      card: null,
    }
  }
  const collection = collectionAt(at)
  if (collection === null) return null
  const { kind, title, one, pathOf, card = null } = collection
  return {
    ...addresses,
    kind,
    slug: name,
    list: { title, path: deskPaths.collection(at) },
    one,
    title: null,
    seenIn: 'page',
    anchor: kind === 'product' || kind === 'project' ? name : null,
    pathOf: (document) => pathOf(name, document),
    card,
  }
}
