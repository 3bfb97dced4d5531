import { orderOf, type DocumentKind } from '#domain/site/documents.ts'
import { isTextKind } from '#domain/site/page-texts.ts'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { collections } from './collections.ts'
import { textsAt } from './text-pages.ts'

/** Path of the editor of a document; null for one that is edited on the page Site. */
export function editorOf(kind: DocumentKind, slug: string): string | null {
  if (isTextKind(kind)) return deskPaths.document(textsAt, kind)
  if (kind === 'brand') return deskPaths.goingLive
  if (kind === 'stock') return deskPaths.collection('products')
  for (const { kind: one, at } of collections) {
    if (kind === one) return deskPaths.document(at, slug)
    if (kind === orderOf(one)) return deskPaths.collection(at)
  }
  return null
}
