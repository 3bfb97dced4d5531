import { describe, expect, test } from 'vitest'
import type { Picture } from '#content/picture.ts'
import { siteContent } from '#scripts/site-content.ts'
import { pageMeta } from './head.ts'

const site = { company: siteContent.company, origin: 'https://evergreen.example' }

const facts = { title: 'About', description: 'Who we are.', path: '/about' }

const photograph: Picture = {
  id: 'banners/about',
  alt: 'Raised nursery beds',
  width: 2000,
  height: 750,
  focal: [0.5, 0.5],
  color: '#223322',
  base: '/media/banners/about.1a2b3c4d',
  widths: [640, 1280, 2000],
}

describe('the head of a page', () => {
  test('names the company after the title, as long as both fit', () => {
    expect(pageMeta(site, facts)).toContainEqual({
      title: 'About | Evergreen Landscaping & Garden Supply',
    })
    const long = 'Irrigation and Drainage Solutions in North Georgia'
    expect(pageMeta(site, { ...facts, title: long })).toContainEqual({ title: `${long}` })
  })

  test('has one full address for search engines and link previews', () => {
    const url = 'https://evergreen.example/about'
    expect(pageMeta(site, facts)).toContainEqual({ tagName: 'link', rel: 'canonical', href: url })
    expect(pageMeta(site, facts)).toContainEqual({ property: 'og:url', content: url })
  })

  test('has no canonical address where nothing is', () => {
    const meta = pageMeta(site, { ...facts, path: null })
    expect(JSON.stringify(meta)).not.toMatch(/canonical|og:url/)
  })

  test('shows its picture in previews, cut to the size that networks ask for', () => {
    const og = '/media/og/banners/about.1a2b3c4d.jpg'
    const meta = pageMeta(site, { ...facts, picture: { ...photograph, og } })
    expect(meta).toContainEqual({
      property: 'og:image',
      content: 'https://evergreen.example/media/og/banners/about.1a2b3c4d.jpg',
    })
    expect(meta).toContainEqual({ property: 'og:image:height', content: '630' })
  })

  test('promises no picture that has not been cut for previews', () => {
    const meta = pageMeta(site, { ...facts, picture: photograph })
    expect(JSON.stringify(meta)).not.toContain('og:image')
  })
})
