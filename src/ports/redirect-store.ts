import type { Redirect } from '#domain/site/redirect.ts'
import type { Result } from '#domain/result.ts'
import type { ListPage } from '#domain/list-page.ts'
import type { Actor } from './request-store.ts'

/** Keeps where former addresses lead. */
export interface RedirectStore {
  /** Where the first of these addresses leads that is kept; null for none. */
  find(addresses: readonly string[]): Promise<string | null>
  /** In the order of their former addresses: those that have each word in one of their two addresses. */
  list(
    search: string,
    page: number,
  ): Promise<ListPage & { readonly redirects: readonly Redirect[] }>
  /** Every one, in the same order. */
  all(): Promise<readonly Redirect[]>
  /**
   * Adds all of them or none, each over what the same address led to before. Their targets are
   * pages, so nothing leads away from those, and what led to a former address leads on.
   */
  add(
    redirects: readonly Redirect[],
    actor: Actor,
  ): Promise<Result<null, { readonly code: 'too-many' }>>
  /** Answers where it led; null where it was not there. */
  remove(from: string, actor: Actor): Promise<string | null>
}
