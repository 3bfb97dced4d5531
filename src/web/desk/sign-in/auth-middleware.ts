import { data, type MiddlewareFunction, redirect } from 'react-router'
import { accessTo } from '#domain/desk/access.ts'
import { browserName } from '#domain/desk/browser-name.ts'
import { siteContext } from '#web/site-context.ts'
import { formContext } from '#web/submitted-form.ts'
import { usedParam } from '#web/desk/connection/request-params.ts'
import { deskCookies } from './cookies.ts'
import { companyOf, deskContext, deskCaller } from '#web/desk/desk-context.ts'
import { typedByField } from '#web/desk/forms/form-key.ts'
import { deskPaths } from '#domain/desk/desk-paths.ts'

/** No third parties, no frames, and no scripts but the page's own. */
function policy(nonce: string | undefined, isSecure: boolean): string {
  return [
    `default-src 'none'`,
    `script-src 'self' 'nonce-${nonce ?? ''}'`,
    // Vite puts styles into the page itself during development.
    `style-src 'self'${import.meta.env.DEV ? " 'unsafe-inline'" : ''}`,
    `img-src 'self' data:`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `manifest-src 'self'`,
    // Previews of the site's own pages.
    `frame-src 'self'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    `base-uri 'none'`,
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/** Loads the session, and sets the headers of every response of the desk, refusals included. */
export const loadSession: MiddlewareFunction<Response> = async (
  { request, url, context },
  next,
) => {
  const { desk, publicUrl, isOutage } = context.get(deskContext)
  const cookies = deskCookies(request.headers.get('cookie'), publicUrl)
  // An open tab polls and reloads without anybody at work; its polls say when somebody is.
  const isSeen = request.method !== 'GET' || url.searchParams.has(usedParam)
  const session = await desk.account
    .findSession(cookies.session, { isSeen })
    .catch((error: unknown) => {
      if (!isOutage(error)) throw error
      context.get(siteContext).report(error)
      // An open page waits in place, as for a lost connection.
      const companyName = companyOf(context).shortName
      throw data({ code: 'unavailable', companyName }, { status: 503 })
    })
  const isRemoved = session === null && (await desk.account.endedByRemoval(cookies.session))
  // That of a removed colleague stays, so that each of their tabs can say why it has ended.
  if (session === null && cookies.session !== null && !isRemoved) cookies.endSession()
  context.set(deskCaller, {
    desk,
    session,
    isRemoved,
    cookies,
    browser() {
      const token = cookies.browser ?? desk.account.newBrowserToken()
      cookies.setBrowser(token)
      return { token, name: browserName(request.headers.get('user-agent') ?? '') }
    },
  })
  const response = await next()
  const { headers } = response
  headers.set('Cache-Control', 'no-store')
  headers.set('X-Robots-Tag', 'noindex, nofollow')
  const { nonce } = context.get(siteContext)
  // A file that a customer sent brings a stricter one of its own.
  if (!headers.has('Content-Security-Policy')) {
    headers.set('Content-Security-Policy', policy(nonce, publicUrl.startsWith('https:')))
  }
  for (const cookie of cookies.changes()) headers.append('Set-Cookie', cookie)
  return response
}

/** Refuses a role by the route's pattern, so that every spelling and request for data is alike. */
export const authorize: MiddlewareFunction<Response> = async (
  { request, pattern, url, context },
  next,
) => {
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  const { publicUrl } = context.get(deskContext)
  if (!isRead && !isOwnWrite(request.headers, publicUrl)) {
    throw data({ code: 'foreign-origin' }, { status: 403 })
  }
  const { session, isRemoved } = context.get(deskCaller)
  switch (accessTo(`/${pattern}`, session?.member.role ?? null)) {
    case 'open':
      if (session !== null && isTypedByOther(context.get(formContext), session.member.id)) {
        const { name } = session.member
        throw data({ code: 'other-colleague', name }, { status: 409 })
      }
      return next()
    case 'forbidden':
      // The layout's data, with the name for the page and its tab, is not loaded.
      throw data({ code: 'forbidden', companyName: companyOf(context).shortName }, { status: 403 })
    case 'sign-in-first':
      // An open page asks for data, and for a proof in place.
      if (!isRead || isForData(request)) {
        throw data({ code: isRemoved ? 'removed' : 'signed-out' }, { status: 401 })
      }
      // A redirect of its poll would not tell it why.
      if (isRemoved && pattern === deskPaths.changes.slice(1)) {
        throw Response.json({ code: 'removed' }, { status: 401 })
      }
      throw redirect(deskPaths.signIn(url.pathname + url.search))
  }
}

/** Whether the page belongs to a colleague, and another one has signed in in another tab. */
function isTypedByOther(form: FormData | null, id: string): boolean {
  const typist = form?.get(typedByField) ?? ''
  return typist !== '' && typist !== id
}

const isForData = ({ url }: Request) => new URL(url).pathname.endsWith('.data')

/**
 * Whether a page of this site sent the request, by `Sec-Fetch-Site` or else by `Origin`. Requests
 * with neither, such as those of programs, pass `ownOriginOnly` but are refused here.
 */
function isOwnWrite(headers: Headers, publicUrl: string): boolean {
  const site = headers.get('sec-fetch-site')
  return site === null ? headers.get('origin') === publicUrl : site === 'same-origin'
}
