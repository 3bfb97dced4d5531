import * as z from 'zod/mini'
import { isStorableText } from '#domain/text.ts'
import type { CatalogService } from '#domain/quote-requests/quote-draft.ts'
import { minute, second } from '#domain/time.ts'
import type { Catalog } from '#ports/catalog.ts'
import type { Clock } from '#ports/clock.ts'
import type { CachedCatalog } from '#adapters/sql/requests/cached-catalog.ts'
import { PlatformUnavailable, reasonOf, type CallPlatform } from './platform-http.ts'

/** Lifetime of an answer, and timeout of a request, in milliseconds. */
const freshMs = minute
const timeoutMs = 4 * second

/** Milliseconds before a platform that was down is called again. */
const unavailablePauseMs = minute / 2

const wireList = z.object({ data: z.array(z.unknown()) })
const wireText = z.optional(z.nullable(z.string()))
const wireId = z.string().check(z.minLength(1))
const wireService = z.object({
  _id: wireId.check(z.maxLength(100)),
  serviceName: wireText,
  name: wireText,
  productOptions: z.optional(z.nullable(z.array(z.unknown()))),
})
const wireOption = z.object({
  productId: wireId.check(z.maxLength(200)),
  productData: z.object({ name: z.string() }),
})

/**
 * The services of the platform. While it is down the last good answer is used, even after a
 * restart; without one, the call fails.
 */
export function platformCatalog(dependencies: {
  readonly callPlatform: CallPlatform
  readonly cache: CachedCatalog
  /** Key of the platform among the cached catalogs. */
  readonly source: string
  readonly clock: Clock
  readonly report: (error: unknown) => void
}): Catalog {
  const { callPlatform, cache, source, clock, report } = dependencies
  let last: { readonly services: readonly CatalogService[]; readonly at: number } | null = null
  let downSince: number | null = null
  let underWay: Promise<readonly CatalogService[]> | null = null

  async function refreshed(): Promise<readonly CatalogService[]> {
    const outcome = await callPlatform({
      method: 'GET',
      path: ['api', 'v1', 'everGreenservice', 'static'],
      timeoutMs,
    })
    const services = outcome.is === 'answered' ? servicesFrom(outcome.body) : null
    if (services === null) {
      const unavailable = new PlatformUnavailable('the list of services', reasonOf(outcome))
      report(unavailable)
      downSince = clock.now()
      return lastGood(unavailable)
    }
    const isNews = JSON.stringify(services) !== JSON.stringify(last?.services)
    last = { services, at: clock.now() }
    downSince = null
    // A full database must not affect visitors who only read.
    if (isNews) await cache.write(source, services, clock.now()).catch(report)
    return services
  }

  async function lastGood(unavailable: PlatformUnavailable): Promise<readonly CatalogService[]> {
    const services = last?.services ?? (await cache.read(source))
    if (services === null) throw unavailable
    return services
  }

  return {
    async services() {
      const now = clock.now()
      if (last !== null && now - last.at < freshMs) return last.services
      // Visitors do not wait again for a platform that was just down.
      if (downSince !== null && now - downSince < unavailablePauseMs) {
        return lastGood(new PlatformUnavailable('the list of services', 'is down'))
      }
      underWay ??= refreshed().finally(() => {
        underWay = null
      })
      return underWay
    },
  }
}

/** The platform's list in the site's types, without invalid entries; null for anything else. */
function servicesFrom(body: unknown): readonly CatalogService[] | null {
  const list = wireList.safeParse(body)
  if (!list.success) return null
  const services = list.data.data.flatMap((item): CatalogService[] => {
    const read = wireService.safeParse(item)
    if (!read.success) return []
    const name = nameFrom(read.data.serviceName) || nameFrom(read.data.name)
    if (name === '') return []
    return [{ id: read.data._id, name, materials: materialsFrom(read.data.productOptions ?? []) }]
  })
  return firstOfEachId(services)
}

function materialsFrom(options: readonly unknown[]): CatalogService['materials'] {
  const materials = options.flatMap((option) => {
    const read = wireOption.safeParse(option)
    const name = read.success ? nameFrom(read.data.productData.name) : ''
    return read.success && name !== '' ? [{ id: read.data.productId, name }] : []
  })
  return firstOfEachId(materials)
}

function nameFrom(text: string | null | undefined): string {
  const name = text?.trim() ?? ''
  return isStorableText(name) ? name : ''
}

const firstOfEachId = <T extends { readonly id: string }>(items: readonly T[]): readonly T[] =>
  items.filter((item, index) => items.findIndex(({ id }) => id === item.id) === index)
