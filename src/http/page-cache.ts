import { type StoredDocument, storedDocument } from './documents.ts'
import type { PolicyOptions } from './security-headers.ts'
import type { RenderPage } from './rendered-pages.ts'

/** One state of everything that cached pages are rendered from. */
export interface Edition {
  /** Differs from that of every other state. */
  readonly key: string
  /** The paths whose pages can be cached, without queries. */
  readonly paths: ReadonlySet<string>
}

interface PageCacheOptions extends PolicyOptions {
  readonly renderPage: RenderPage
  readonly edition: () => Edition
}

export type PageCache = ReturnType<typeof createPageCache>

/**
 * Renders pages when they are first asked for and caches them until the next edition. Every visitor
 * gets the same bytes, so they are rendered from a request of our own.
 */
export function createPageCache({ renderPage, edition, ...options }: PageCacheOptions) {
  let current = edition()
  const cached = new Map<string, StoredDocument>()
  const underWay = new Map<string, Promise<StoredDocument>>()

  function currentEdition(): Edition {
    const newest = edition()
    if (newest.key !== current.key) {
      current = newest
      cached.clear()
      underWay.clear()
    }
    return current
  }

  async function render(path: string): Promise<StoredDocument> {
    const started = current.key
    const rendered = await renderPage(new Request(new URL(path, options.publicUrl)))
    const document = await storedDocument(rendered, options)
    if (document.status === 200 && currentEdition().key === started) cached.set(path, document)
    return document
  }

  return {
    /** Whether the page at this path can be cached. */
    has: (path: string): boolean => currentEdition().paths.has(path),

    get(path: string): StoredDocument | undefined {
      currentEdition()
      return cached.get(path)
    },

    /**
     * The cached page, or one rendered now, once for all callers that wait for it. Call it only if
     * `has`.
     */
    async load(path: string): Promise<StoredDocument> {
      currentEdition()
      const ready = cached.get(path)
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
