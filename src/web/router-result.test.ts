import {
  createMemoryRouter,
  createRequestHandler,
  data,
  type DataStrategyResult,
  redirect,
  type ServerBuild,
  UNSAFE_getTurboStreamSingleFetchDataStrategy as singleFetch,
} from 'react-router'
import { expect, test, vi } from 'vitest'
import { failuresIn, type RouteFailure } from './router-result.ts'

/** One page as React Router builds it, whose loader and action answer alike. */
function buildOf(answer: () => unknown): ServerBuild {
  const route = { id: 'page', path: '/' }
  const assets = {
    entry: { imports: [], module: '' },
    routes: {
      page: {
        ...route,
        hasAction: true,
        hasLoader: true,
        hasClientAction: false,
        hasClientLoader: false,
        hasClientMiddleware: false,
        hasErrorBoundary: false,
        module: '',
        clientActionModule: undefined,
        clientLoaderModule: undefined,
        clientMiddlewareModule: undefined,
        hydrateFallbackModule: undefined,
      },
    },
    url: '',
    version: '',
  }
  return {
    entry: { module: { default: () => new Response(), handleError: () => {} } },
    routes: { page: { ...route, module: { default: () => null, loader: answer, action: answer } } },
    assets,
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '' },
  }
}

const isResults = (value: unknown): value is Record<string, DataStrategyResult> =>
  typeof value === 'object' && value !== null

/** The connection between browser and server. */
type Connect = (
  request: Request,
  serve: (request: Request) => Promise<Response>,
) => Promise<Response>

/** The result that a client middleware gets when the browser asks React Router on the server. */
async function failuresOf(
  send: 'read' | 'submit',
  answer: () => unknown,
  connect: Connect = (request, serve) => serve(request),
): Promise<readonly RouteFailure[]> {
  const build = buildOf(answer)
  const serve = createRequestHandler(build, 'development')
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('location', new URL('http://localhost/'))
  vi.stubGlobal('fetch', (url: URL, init: RequestInit) => connect(new Request(url, init), serve))
  const failures: RouteFailure[] = []
  const fromServer = (_: unknown, ask?: unknown) => (typeof ask === 'function' ? ask() : null)
  const router = createMemoryRouter(
    [
      {
        id: 'page',
        path: '/',
        middleware: [
          async (_, next) => {
            const results = await next()
            if (isResults(results)) failures.push(...failuresIn(results))
            return results
          },
        ],
        loader: fromServer,
        action: fromServer,
      },
      { id: 'elsewhere', path: '/elsewhere' },
    ],
    {
      dataStrategy: singleFetch(() => router, build.assets, {}, true),
      hydrationData: { loaderData: { page: 'first' } },
    },
  )
  router.initialize()
  if (send === 'read') await router.revalidate()
  else await router.navigate('/', { formMethod: 'post', formData: new FormData() })
  router.dispose()
  return failures
}

type Case = readonly [
  send: 'read' | 'submit',
  what: string,
  answer: () => unknown,
  connect: Connect | undefined,
  failures: readonly object[],
]

const isLost: Connect = async () => {
  throw new TypeError('Failed to fetch')
}
const fromProxy: Connect = async () => new Response('Bad gateway', { status: 502 })
const breaks = (): never => {
  throw new Error('Broken')
}
const refuses = (): never => {
  throw data({ code: 'other-colleague' }, 409)
}
const refusal = { status: 409, error: { status: 409, data: { code: 'other-colleague' } } }
const lost = { status: undefined, error: new TypeError('Failed to fetch') }
const badGateway = { status: 502, error: { status: 502 } }

test.each<Case>([
  ['read', 'data', () => 'shown', undefined, []],
  ['submit', 'data', () => 'shown', undefined, []],
  ['submit', 'a redirect', () => redirect('/elsewhere'), undefined, []],
  ['read', 'a lost connection', () => null, isLost, [lost]],
  ['submit', 'a lost connection', () => null, isLost, [lost]],
  ['read', 'a proxy', () => null, fromProxy, [badGateway]],
  ['submit', 'a proxy', () => null, fromProxy, [badGateway]],
  ['read', 'a refusal', refuses, undefined, [refusal]],
  ['submit', 'a refusal', refuses, undefined, [refusal]],
  ['read', 'a broken page', breaks, undefined, [{ status: undefined, error: new Error('Broken') }]],
  ['submit', 'a broken page', breaks, undefined, [{ status: 500, error: new Error('Broken') }]],
] as const)(
  'opens the result of a %s that meets %s',
  async (send, _, answer, connect, failures) => {
    expect(await failuresOf(send, answer, connect)).toMatchObject(
      failures.map((failure) => ({ routeId: 'page', ...failure })),
    )
  },
)
