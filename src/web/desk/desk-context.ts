import { parseWithZod } from '@conform-to/zod/v4'
import { createContext, data, type RouterContextProvider } from 'react-router'
import type * as z from 'zod/mini'
import { formatMomentWithZone, type Instant } from '#domain/time.ts'
import type { Desk, DeskResult } from '#usecases/desk/desk.ts'
import { siteContext } from '#web/site-context.ts'
import { submittedForm } from '#web/submitted-form.ts'
import type { DeskCookies } from './sign-in/cookies.ts'
import { formKeyField } from './forms/form-key.ts'

/** Dependencies that the server passes to the desk's middleware, which passes them to pages. */
export interface DeskContext {
  readonly desk: Desk
  readonly publicUrl: string
  /** Whether all data is invented. */
  readonly isDemo: boolean
  /** Hash of the built pages; empty in development. */
  readonly version: string
  /** True for errors that time or free space can cure. */
  readonly isOutage: (error: unknown) => boolean
  /** A public page as it would be with that document published. */
  readonly renderPreview: (
    draft: { readonly kind: string; readonly slug: string; readonly data: unknown },
    path: string,
  ) => Promise<Response>
}

/** Set by the server for every request. */
export const deskContext = createContext<DeskContext>()

/** A session with its colleague, as they are now. */
type DeskSession = NonNullable<DeskResult<'account', 'findSession'>>

/** The caller of a route, and the desk's use cases. */
export interface DeskCaller {
  readonly desk: Desk
  /** Null on pages that are open to anyone. */
  readonly session: DeskSession | null
  /** Whether the browser's session ended because its person was removed. */
  readonly isRemoved: boolean
  readonly cookies: DeskCookies
  /** The caller's browser; creates a token for a new one. */
  readonly browser: () => { readonly token: string; readonly name: string }
}

/** Set by `auth-middleware.ts`. */
export const deskCaller = createContext<DeskCaller>()

export type Context = Readonly<RouterContextProvider>

export const companyOf = (context: Context) => context.get(siteContext).content.company

export const submissionOf = <Schema extends z.core.$ZodType>(context: Context, schema: Schema) =>
  parseWithZod(submittedForm(context), { schema })

/** The key of the submitted form as its browser made it; undefined where it has none. */
export function formKeyOf(context: Context): string | undefined {
  const key = submittedForm(context).get(formKeyField)
  return typeof key === 'string' && /^[\w-]{16,64}$/.test(key) ? key : undefined
}

/** When something was done, and by whom: `Sat, Jun 6, 2026, 9:00 AM EDT, Ruth`. */
export const attributionText = (
  context: Context,
  { at, by }: { readonly at: Instant; readonly by: string | null },
): string => [formatMomentWithZone(at, companyOf(context).timeZone), by].filter(Boolean).join(', ')

/** The caller with a session, on pages that need one. */
export function requireSession(context: Context) {
  const caller = context.get(deskCaller)
  const { session } = caller
  if (session === null) throw new Error('This route is not open without a session')
  return { ...caller, session, member: session.member }
}

/** What a page is about; without it the page is missing. `code`: the answer where it is a file. */
export function orNotFound<Thing>(found: Thing | null | undefined, code?: string): Thing {
  if (found === null || found === undefined) {
    throw data(code === undefined ? null : { code }, { status: 404 })
  }
  return found
}
