import * as z from 'zod/mini'
import type { SearchEntry } from '#domain/search/search.ts'
import { fetchJson } from '#web/api.ts'
import { paths } from '#web/paths.ts'

const answer = z.array(
  z.object({ title: z.string(), kind: z.string(), path: z.string(), words: z.string() }),
)

/** The entries of the search, loaded when someone searches; null when loading fails. */
export async function loadSearchIndex(): Promise<readonly SearchEntry[] | null> {
  const result = await fetchJson({ path: paths.searchIndex, answer })
  return result.ok ? result.value : null
}
