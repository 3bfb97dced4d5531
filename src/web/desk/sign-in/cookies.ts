import { parse, serialize } from 'hono/utils/cookie'
import { day, second } from '#domain/time.ts'
import { sessionLimits } from '#domain/desk/session.ts'

/** The cookies of the desk in one request, and changes of them for its answer. */
export type DeskCookies = ReturnType<typeof deskCookies>

/** Maximum age that browsers accept. */
const longest = 400 * day

/** `__Host-` binds a cookie to this very host; browsers refuse it on `http://localhost`. */
function cookieSettings(publicUrl: string) {
  const { protocol, hostname } = new URL(publicUrl)
  const isLocal = protocol === 'http:' && hostname === 'localhost'
  return {
    names: isLocal
      ? { session: 'desk', browser: 'desk-browser' }
      : { session: '__Host-desk', browser: '__Host-desk-browser' },
    options: { path: '/', httpOnly: true, sameSite: 'Lax', secure: !isLocal },
  } as const
}

export function deskCookies(header: string | null, publicUrl: string) {
  const { names, options } = cookieSettings(publicUrl)
  const received = parse(header ?? '')
  const changes = new Map<string, string>()
  const set = (name: string, value: string, forMs: number) =>
    changes.set(name, serialize(name, value, { ...options, maxAge: forMs / second }))
  // A value that is no token of ours counts as none.
  const tokenIn = (name: string) => {
    const value = received[name] ?? ''
    return /^[\w-]{43}$/.test(value) ? value : null
  }
  return {
    /** Token of the session; null without one. */
    session: tokenIn(names.session),
    /** Token that stays in the browser after signing out; null in a new browser. */
    browser: tokenIn(names.browser),
    setSession: (token: string) => void set(names.session, token, sessionLimits.total),
    endSession: () => void set(names.session, '', 0),
    setBrowser: (token: string) => void set(names.browser, token, longest),
    /** Values of `Set-Cookie` for the answer. */
    changes: () => [...changes.values()],
  }
}
