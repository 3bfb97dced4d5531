import type { MiddlewareHandler } from 'hono'
import { tenantHeader } from '#contract/event-paths.ts'
import { Problem } from './problems.ts'

/**
 * Lets calls 4 to 11 through only for the organization whose site this is. Where a plain link
 * cannot carry a header, it may be missing; whatever is said must be said the same everywhere.
 */
export function tenantOnly(
  tenant: string,
  header: 'required' | 'optional' = 'required',
): MiddlewareHandler {
  return async (context, next) => {
    const named = context.req.header(tenantHeader)?.trim() ?? ''
    const asked = context.req.queries(tenantHeader) ?? []
    if (named === '' && header === 'required') throw new Problem('missing-tenant')
    const all = new Set(named === '' ? asked : [named, ...asked])
    if (all.size > 1) throw new Problem('contradictory-tenant')
    if (all.size === 1 && !all.has(tenant)) throw new Problem('not-found')
    await next()
  }
}
