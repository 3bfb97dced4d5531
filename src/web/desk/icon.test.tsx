import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { CompanyMark } from './icon.tsx'

test('a logo stands before the company’s name, unless it is the name itself', () => {
  const markOf = (logoHasName: boolean) => {
    const loaderData = { desk: { logo: '/media/uploads/logo-320.webp', logoHasName } }
    const router = createMemoryRouter(
      [{ id: 'desk', path: '/', element: <CompanyMark size="size-6" /> }],
      { hydrationData: { loaderData } },
    )
    return renderToStaticMarkup(<RouterProvider router={router} />)
  }
  expect(markOf(false)).toContain('logo-320.webp')
  expect(markOf(true)).toBe('')
})
