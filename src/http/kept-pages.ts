import { type PolicyOptions, type StoredDocument, storedDocument } from './documents.ts'
import type { RenderPage } from './rendered-pages.ts'

/** One state of everything that kept pages are made of. A new object is a new state. */
export interface Edition {
  /** The addresses whose answers can be kept; none has a query. */
  readonly paths: ReadonlySet<string>
}

interface KeptPagesParts extends PolicyOptions {
  readonly renderPage: RenderPage
  /** The edition of this moment. */
  readonly edition: () => Edition
}

export type KeptPages = ReturnType<typeof keptPages>

/**
 * Pages that are rendered when they are first asked for, and kept until the next edition. What one
 * visitor gets everyone gets, so they are rendered from a request of our own.
 */
export function keptPages({ renderPage, edition, ...options }: KeptPagesParts) {
  let current = edition()
  const kept = new Map<string, StoredDocument>()
  const underWay = new Map<string, Promise<StoredDocument>>()

  function currentEdition(): Edition {
    const newest = edition()
    if (newest !== current) {
      current = newest
      kept.clear()
      underWay.clear()
    }
    return current
  }

  async function render(path: string): Promise<StoredDocument> {
    const started = current
    const rendered = await renderPage(new Request(new URL(path, options.publicUrl)))
    const document = await storedDocument(rendered, options)
    if (document.status === 200 && currentEdition() === started) kept.set(path, document)
    return document
  }

  return {
    /** Whether the answer for this address can be kept. */
    has: (path: string): boolean => currentEdition().paths.has(path),

    /** What is kept now. */
    get(path: string): StoredDocument | undefined {
      currentEdition()
      return kept.get(path)
    },

    /** What is kept, or rendered now, once for all who ask meanwhile. Only for what `has` knows. */
    async load(path: string): Promise<StoredDocument> {
      currentEdition()
      const ready = kept.get(path)
      if (ready !== undefined) return ready
      const known = underWay.get(path)
      if (known !== undefined) return known
      const rendering = render(path)
      underWay.set(path, rendering)
      try {
        return await rendering
      } finally {
        if (underWay.get(path) === rendering) underWay.delete(path)
      }
    },
  }
}
