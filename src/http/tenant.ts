import type { MiddlewareHandler } from 'hono'
import { tenantHeader } from '#contract/event-paths.ts'
import { Problem } from './problems.ts'

/**
 * Allows requests about events only for the organization whose site this is. The header may be
 * missing, as plain links have none; all values that are there must agree.
 */
export function tenantOnly(
  tenant: string,
  header: 'required' | 'optional' = 'required',
): MiddlewareHandler {
  return async (context, next) => {
    const named = context.req.header(tenantHeader)?.trim() ?? ''
    const headers = context.req.queries(tenantHeader) ?? []
    if (named === '' && header === 'required') throw new Problem('missing-tenant')
    const all = new Set(named === '' ? headers : [named, ...headers])
    if (all.size > 1) throw new Problem('contradictory-tenant')
    if (all.size === 1 && !all.has(tenant)) throw new Problem('not-found')
    await next()
  }
}
