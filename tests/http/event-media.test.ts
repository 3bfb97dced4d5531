import { describe, expect, test } from 'vitest'
import { eventMediaPath } from '#contract/event-paths.ts'
import { ok } from '#domain/result.ts'
import type { OutsideMedia } from '#ports/outside-media.ts'
import { gardenEvent } from '#support/garden-events.ts'
import { testSite } from '#support/test-site.ts'

const event = gardenEvent({
  publicId: 'walk',
  images: ['/media/own.webp', 'https://cdn.example/b.jpg'],
  videos: ['https://cdn.example/v.mp4'],
  raffle: { gifts: ['https://cdn.example/spade.jpg'], description: null, winners: [] },
})

async function siteBeside(status: 200 | 206 | 416 = 200) {
  const asked: { url: string; range: string | null }[] = []
  const abandoned: string[] = []
  const outsideMedia: OutsideMedia = {
    open: async (url, range) => {
      asked.push({ url, range })
      return ok({
        status,
        headers: { 'content-type': 'image/jpeg', 'content-length': '6' },
        bytes: (async function* () {
          yield new TextEncoder().encode('pic')
          yield new TextEncoder().encode('ture')
        })(),
        giveUp: () => void abandoned.push(url),
      })
    },
  }
  return { ...(await testSite({ events: [event], outsideMedia })), asked, abandoned }
}

describe('a picture of an event that lies elsewhere', () => {
  test('passes through this site, for an hour, and can do nothing but be shown', async () => {
    const { app, asked } = await siteBeside()
    const answer = await app.request(eventMediaPath('walk', 'images', 1))
    expect(answer.status).toBe(200)
    expect(await answer.text()).toBe('picture')
    expect(asked).toEqual([{ url: 'https://cdn.example/b.jpg', range: null }])
    expect(answer.headers.get('content-type')).toBe('image/jpeg')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=3600')
    expect(answer.headers.get('content-security-policy')).toBe(`default-src 'none'; sandbox`)
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  })

  test('passes also as a reward of the raffle', async () => {
    const { app, asked } = await siteBeside()
    const answer = await app.request(eventMediaPath('walk', 'gifts', 0))
    expect(answer.status).toBe(200)
    expect(asked).toEqual([{ url: 'https://cdn.example/spade.jpg', range: null }])
    expect((await app.request(eventMediaPath('walk', 'gifts', 1))).status).toBe(404)
  })

  test('passes in parts, as a video is watched', async () => {
    const { app, asked } = await siteBeside(206)
    const headers = { range: 'bytes=0-6' }
    const answer = await app.request(eventMediaPath('walk', 'videos', 0), { headers })
    expect(answer.status).toBe(206)
    expect(asked).toEqual([{ url: 'https://cdn.example/v.mp4', range: 'bytes=0-6' }])
  })

  test('is let go when only its head is wanted', async () => {
    const { app, abandoned } = await siteBeside()
    const answer = await app.request(eventMediaPath('walk', 'images', 1), { method: 'HEAD' })
    expect(answer.status).toBe(200)
    expect(await answer.text()).toBe('')
    expect(abandoned).toEqual(['https://cdn.example/b.jpg'])
  })

  test.each([
    eventMediaPath('walk', 'images', 0),
    eventMediaPath('walk', 'images', 2),
    eventMediaPath('walk', 'images', 1e21),
    eventMediaPath('nowhere', 'images', 1),
    '/api/events/walk/images/-1',
    '/api/events/walk/images/https:%2F%2Fcdn.example%2Fb.jpg',
    '/api/events/walk/guests/0',
  ])('%s is not found, and nobody is asked', async (path) => {
    const { app, asked } = await siteBeside()
    const answer = await app.request(path)
    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({ code: 'not-found' })
    expect(asked).toEqual([])
  })

  test('is reported as unavailable when its server is', async () => {
    const { app } = await testSite({ events: [event] })
    const answer = await app.request(eventMediaPath('walk', 'images', 1))
    expect(answer.status).toBe(502)
    expect(await answer.json()).toEqual({
      message: 'This picture or video could not be loaded.',
      code: 'medium-away',
    })
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })
})
