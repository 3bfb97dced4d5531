import { expect, test } from 'vitest'
import { markupOnSite, siteWith } from '#support/markup.ts'
import { Logo } from './logo.tsx'

const picture = { src: '/media/uploads/logo-320.webp', width: 320, height: 80 }

test.each([true, false])('the name is read once beside a logo, included: %s', (logoHasName) => {
  const site = siteWith()
  const look = { ...site.look, logo: picture, logoHasName }
  const html = markupOnSite(<Logo />, { ...site, look })
  expect(html.match(/Landscaping &amp; Garden Supply/g)).toHaveLength(1)
})
