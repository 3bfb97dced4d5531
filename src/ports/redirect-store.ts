import type { Redirect } from '#domain/site/redirect.ts'
import type { Result } from '#domain/result.ts'
import type { ListPage } from '#domain/list-page.ts'
import type { Actor } from './actor.ts'

/** Stores the redirects of former addresses. */
export interface RedirectStore {
  /** Target of the first of these addresses that has a redirect; null if none has. */
  find(addresses: readonly string[]): Promise<string | null>
  /** Redirects that have each word in one of their two addresses, sorted by former address. */
  list(
    search: string,
    page: number,
  ): Promise<ListPage & { readonly redirects: readonly Redirect[] }>
  /** All redirects, sorted by former address. */
  all(): Promise<readonly Redirect[]>
  /**
   * Adds all redirects or none, replacing those of the same former addresses. Their targets are
   * pages, so redirects away from the targets are removed, and redirects to a former address follow
   * it.
   */
  add(
    redirects: readonly Redirect[],
    actor: Actor,
  ): Promise<Result<null, { readonly code: 'too-many' }>>
  /** Returns the former target; null if there was no redirect. */
  remove(from: string, actor: Actor): Promise<string | null>
}
