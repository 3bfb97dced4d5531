import { createMemoryRouter, data, type DataStrategyResult, redirect } from 'react-router'
import { expect, test, vi } from 'vitest'
import { clientMiddleware, noteShown } from './form-pages.tsx'

const [keepPage] = clientMiddleware

const isResults = (value: unknown): value is Record<string, DataStrategyResult> =>
  typeof value === 'object' && value !== null

/** An open page of a request with a server that answers as the test sets it. */
async function openPage() {
  let answer = (): unknown => 'first'
  const handler = async () => answer()
  const router = createMemoryRouter(
    [
      {
        id: 'request',
        path: '/request/:token',
        middleware: [
          (args, next) =>
            keepPage?.(args, async () => {
              const results = await next()
              if (!isResults(results)) throw new Error('no results')
              return results
            }),
        ],
        loader: handler,
        action: handler,
      },
      { path: '/gone', loader: () => 'gone' },
    ],
    { initialEntries: ['/request/a'] },
  )
  router.initialize()
  await vi.waitFor(() => expect(router.state.initialized).toBe(true))
  const { pathname, search } = router.state.location
  noteShown(pathname + search, [{ id: 'request', loaderData: router.state.loaderData['request'] }])
  const formData = new FormData()
  return {
    state: () => router.state,
    answers: (next: () => unknown) => {
      answer = next
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
  page.answers(lineIsLost)
  await page.reread()
  expect(page.state()).toMatchObject({ errors: null, loaderData: { request: 'first' } })
  page.answers(() => {
    throw data('Please wait', 429)
  })
  await page.reread()
  expect(page.state()).toMatchObject({ errors: null, loaderData: { request: 'first' } })
  page.answers(() => 'second')
  await page.reread()
  expect(page.state().loaderData).toEqual({ request: 'second' })
})

test('another page is not shown with what this one shows', async () => {
  const page = await openPage()
  page.answers(lineIsLost)
  await page.go('/request/b')
  expect(page.state().errors).toMatchObject({ request: expect.any(TypeError) })
})

test('a page that is gone says so', async () => {
  const page = await openPage()
  page.answers(() => {
    throw data(null, 404)
  })
  await page.reread()
  expect(page.state().errors).toMatchObject({ request: { status: 404 } })
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

test('an answer that leads elsewhere is followed', async () => {
  const page = await openPage()
  page.answers(() => redirect('/gone'))
  await page.send()
  expect(page.state().location.pathname).toBe('/gone')
})
