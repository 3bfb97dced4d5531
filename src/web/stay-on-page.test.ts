import {
  createMemoryRouter,
  data,
  type DataStrategyResult,
  type MiddlewareFunction,
  redirect,
  UNSAFE_ErrorResponseImpl as ErrorResponseImpl,
} from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { clientMiddleware as ofForms } from './pages/form-pages.tsx'
import { siteRouteId } from './site.ts'
import { noteShown, stayOnPage } from './stay-on-page.ts'

beforeEach(() => noteShown(null))

const isResults = (value: unknown): value is Record<string, DataStrategyResult> =>
  typeof value === 'object' && value !== null

const around = (middleware: MiddlewareFunction<Record<string, DataStrategyResult>>) =>
  ((args, next) =>
    middleware(args, async () => {
      const results = await next()
      if (!isResults(results)) throw new Error('no results')
      return results
    })) satisfies MiddlewareFunction

/** The page of a request in its frame, with a server that answers as the test sets it. */
async function openPage() {
  let answer = (): unknown => 'first'
  const handler = async () => answer()
  const router = createMemoryRouter(
    [
      {
        id: siteRouteId,
        middleware: [stayOnPage, ...ofForms].map(around),
        loader: handler,
        children: [
          { id: 'request', path: '/request/:token', loader: handler, action: handler },
          { id: 'other', path: '/other', loader: () => 'other' },
        ],
      },
    ],
    { initialEntries: ['/request/a'] },
  )
  router.initialize()
  await vi.waitFor(() => expect(router.state.initialized).toBe(true))
  noteShown('/request/a')
  const formData = new FormData()
  return {
    state: () => router.state,
    answers: (next: () => unknown) => {
      answer = next
    },
    redirectOnce: () => {
      answer = () => 'next'
      return redirect('/other')
    },
    reread: () => router.revalidate(),
    go: (to: string) => router.navigate(to),
    send: () => router.navigate('/request/a', { formMethod: 'post', formData }),
  }
}
const lineIsLost = () => {
  throw new TypeError('Failed to fetch')
}

test('a page that cannot be reloaded keeps its content', async () => {
  const page = await openPage()
  const first = { errors: null, loaderData: { site: 'first', request: 'first' } }
  page.answers(lineIsLost)
  await page.reread()
  expect(page.state()).toMatchObject(first)
  page.answers(() => {
    throw data('Please wait', 429)
  })
  await page.reread()
  expect(page.state()).toMatchObject(first)
  page.answers(() => 'second')
  await page.reread()
  expect(page.state().loaderData).toEqual({ site: 'second', request: 'second' })
})

test('another page fails in the frame that is shown, and again when it is tried again', async () => {
  const page = await openPage()
  page.answers(lineIsLost)
  await page.go('/request/b')
  const failed = { errors: { site: expect.any(TypeError) }, loaderData: { site: 'first' } }
  expect(page.state()).toMatchObject(failed)
  expect(page.state().loaderData).not.toHaveProperty('request')
  noteShown(null)
  await page.reread()
  expect(page.state()).toMatchObject(failed)
})

test('a page that is gone says so', async () => {
  const page = await openPage()
  page.answers(() => {
    throw new ErrorResponseImpl(404, 'Not Found', null)
  })
  await page.reread()
  expect(page.state().errors).toMatchObject({ site: { status: 404 } })
})

test('a page that has moved is followed', async () => {
  const page = await openPage()
  page.answers(page.redirectOnce)
  await page.reread()
  expect(page.state()).toMatchObject({
    location: { pathname: '/other' },
    loaderData: { other: 'other' },
  })
})

test('a form without an answer says so, and the page stays', async () => {
  const page = await openPage()
  page.answers(lineIsLost)
  await page.send()
  expect(page.state()).toMatchObject({
    errors: null,
    loaderData: { request: 'first' },
    actionData: {
      request: { is: 'failed', message: expect.stringMatching(/^No connection.*is still here/) },
    },
  })
  page.answers(() => {
    throw data('Please wait', 429)
  })
  await page.send()
  expect(page.state().actionData).toMatchObject({
    request: { message: expect.stringMatching(/^That was a lot in a short time/) },
  })
  page.answers(() => {
    throw data('On fire', 500)
  })
  await page.send()
  expect(page.state().actionData).toMatchObject({
    request: { message: expect.stringMatching(/^This failed on our side/) },
  })
})

test('an answer to a form that leads elsewhere is followed', async () => {
  const page = await openPage()
  page.answers(page.redirectOnce)
  await page.send()
  expect(page.state().location.pathname).toBe('/other')
})
