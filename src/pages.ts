import {
  createRequestHandler,
  type RequestHandler,
  type RouterContext,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router'
import type { ContentSource } from '#content/content.ts'
import { registrationFields } from '#domain/events/form-field.ts'
import { nextBannerMoment } from '#domain/site/banner.ts'
import { formerAddresses } from '#domain/site/redirect.ts'
import { addDays, dateOf, instantAt, type Instant } from '#domain/time.ts'
import type { Edition } from '#http/page-cache.ts'
import { outagePause } from '#http/problems.ts'
import type { RenderPage } from '#http/rendered-pages.ts'
import type { Dependencies } from '#usecases/dependencies.ts'
import type { Desk } from '#usecases/desk/desk.ts'
import { deliveryPage } from '#usecases/deliveries/delivery-page.ts'
import { orderDelivery } from '#usecases/deliveries/order-delivery.ts'
import { customerQuotePage } from '#usecases/written-quotes/quote-page.ts'
import { backInStock } from '#usecases/restock.ts'
import { sealConsent } from '#usecases/quote-requests/shown-consent.ts'
import { customerRequestPage } from '#usecases/quote-requests/request-page.ts'
import { type EventFailure, publicEvents } from '#usecases/events/public-events.ts'
import type { DraftedDocument } from '#usecases/site/site-edits.ts'
import { cachedPaths } from '#web/content-paths.ts'
import type { DeskContext } from '#web/desk/desk-context.ts'
import type { SiteContext } from '#web/site-context.ts'

/** The pages as React Router built them. */
export interface PagesBuild extends ServerBuild {
  /** The key under which pages find the server's context. */
  readonly siteContext: RouterContext<SiteContext>
  /** The key under which the desk's middleware finds the server's context. */
  readonly deskContext: RouterContext<DeskContext>
  /** The key under which actions find the parsed form. */
  readonly formContext: RouterContext<FormData | null>
}

/** The dependencies of pages, except the time and the nonce of a request. */
export interface PageDependencies extends PageData {
  readonly desk: Desk
  readonly isDemo: boolean
  readonly content: ContentSource
  readonly now: () => Instant
  readonly report: (error: unknown) => void
  /** True for errors that time or free space can cure: of the database, files or a platform. */
  readonly isOutage: (error: unknown) => boolean
}

export function pageRenderer(
  newestBuild: () => Promise<PagesBuild>,
  mode: 'production' | 'development',
  { content, now, desk, isDemo, report, isOutage, ...services }: PageDependencies,
): RenderPage {
  // Behind TLS a request looks like `http:`, so the router must know the real host.
  const allowedActionOrigins = [new URL(services.publicUrl).host]
  let built: PagesBuild | null = null
  let handle: RequestHandler
  return async (request, nonce, form) => {
    const newest = await newestBuild()
    if (newest !== built) {
      built = newest
      handle = createRequestHandler({ ...newest, allowedActionOrigins }, mode)
    }
    const { publicUrl } = services
    let hasOutage = false
    const site = {
      ...services,
      now: now(),
      nonce,
      report(error: unknown) {
        hasOutage ||= isOutage(error)
        report(error)
      },
    }
    const deskOf = {
      desk,
      isDemo,
      version: mode === 'production' ? newest.assets.version : '',
      publicUrl,
      isOutage,
      async renderPreview(draft: DraftedDocument, path: string) {
        const preview = new RouterContextProvider()
        const drafted = await content.withDraft(draft)
        preview.set(newest.siteContext, { ...site, content: drafted, isPreview: true })
        return handle(new Request(new URL(path, publicUrl)), preview)
      },
    }
    const context = new RouterContextProvider()
    context.set(newest.siteContext, { ...site, content: content.current(), isPreview: false })
    context.set(newest.deskContext, deskOf)
    if (form !== undefined) context.set(newest.formContext, form)
    const answer = await handle(request, context)
    const headers = new Headers(answer.headers)
    // Lets search engines read a page without listing it.
    if (content.current().isHidden) headers.set('X-Robots-Tag', 'noindex, nofollow')
    if (answer.status < 500 || !hasOutage) {
      return new Response(answer.body, { status: answer.status, headers })
    }
    headers.set('Retry-After', String(outagePause))
    return new Response(answer.body, { status: 503, headers })
  }
}

type PageData = Omit<SiteContext, 'nonce' | 'report' | 'content' | 'now' | 'isPreview'>

/** Loads the data of pages. */
export function pageData(dependencies: Dependencies): PageData {
  const events = publicEvents(dependencies)
  return {
    publicUrl: dependencies.publicUrl,
    tenant: dependencies.tenant,
    findRedirect: (address) => dependencies.redirects.find(formerAddresses(address)),
    sealConsent: sealConsent(dependencies.secrets),
    customerRequestPage: customerRequestPage(dependencies),
    customerQuotePage: customerQuotePage(dependencies),
    deliveryPage: deliveryPage(dependencies),
    orderDelivery: orderDelivery(dependencies),
    restock: backInStock(dependencies),
    async listEvents() {
      const listed = await events.list()
      if (!listed.ok) throw new Error('The events did not come from the platform')
      return listed.value
    },
    async findEvent(eventId) {
      const found = await events.find(eventId)
      if (!found.ok) {
        if (isUnknownEvent(found.error)) return null
        throw new Error('An event did not come from the platform')
      }
      const { event, seatsTaken } = found.value
      return { event: { ...event, formFields: registrationFields(event.formFields) }, seatsTaken }
    },
  }
}

const isUnknownEvent = (failure: EventFailure) =>
  failure.code === 'unknown-event' || (failure.code === 'refused' && failure.status === 404)

/**
 * The edition of each moment. It changes with the content, when the banner starts or ends, and at
 * midnight in the company's zone, when the year or today's opening hours may change.
 */
export function editionsOf(
  { current, version }: Pick<ContentSource, 'current' | 'version'>,
  now: () => Instant,
): () => Edition {
  const next = () => {
    const content = current()
    const { timeZone } = content.company
    const at = now()
    const midnight = instantAt(addDays(dateOf(at, timeZone), 1), '00:00', timeZone)
    const { banner } = content
    const next = banner === null ? null : nextBannerMoment(banner, at, timeZone)
    const until = Math.min(midnight, next ?? midnight)
    return {
      version: version(),
      until,
      key: `${version()} until ${until}`,
      paths: new Set(cachedPaths(content)),
    }
  }
  let edition = next()
  return () => {
    if (version() !== edition.version || now() >= edition.until) edition = next()
    return edition
  }
}

/** Returns a new edition on every call, so that pages follow each edit of their code. */
export function uncachedEdition({ current }: Pick<ContentSource, 'current'>): () => Edition {
  let count = 0
  return () => {
    count += 1
    return { key: String(count), paths: new Set(cachedPaths(current())) }
  }
}
