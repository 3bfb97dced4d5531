import { onlySlug, type DraftedKind } from '#domain/site/documents.ts'
import { isTextKind } from '#domain/site/page-texts.ts'
import { deskPaths } from '#web/desk/desk-paths.ts'
import { collectionAt } from './collections.ts'
import { textPages, textsAt } from './text-pages.ts'

/** A document that is drafted beside the page on which it is seen. */
export interface DraftedAt {
  readonly kind: DraftedKind
  readonly slug: string
  /** Where its form is, and the list that it stands in. */
  readonly action: string
  readonly preview: string
  readonly list: { readonly title: string; readonly path: string }
  /** `product` */
  readonly one: string
  /** Its title, where that is not in it. */
  readonly title: string | null
  readonly seenIn: 'page' | 'chat'
  /** Its place on the page; null where it is the page itself. */
  readonly anchor: string | null
  /** The page on which it is seen, with its place on it. */
  readonly pathOf: (document: unknown) => string
}

/** The document whose form has this address; null where there is no such kind. */
export function draftedAt(at = '', name = ''): DraftedAt | null {
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
    }
  }
  const collection = collectionAt(at)
  if (collection === null) return null
  const { kind, title, one, pathOf } = collection
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
  }
}
