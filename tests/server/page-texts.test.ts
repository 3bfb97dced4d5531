import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { nginxProgram } from '#bench/documented-nginx.ts'
import { originalTexts } from '#content/page-texts.ts'
import { deskOn } from '#support/desk.ts'
import { directly, type Reached, throughNginx } from '#support/desk-server.ts'
import { eventually } from '#support/server-process.ts'

const ways = [
  { name: 'on SQLite', reach: directly, isHere: true },
  {
    name: 'on PostgreSQL, on two servers behind nginx',
    reach: throughNginx,
    isHere: nginxProgram !== undefined,
  },
]

for (const { name, reach, isHere } of ways) {
  describe.skipIf(!isHere)(`texts of pages ${name}`, () => {
    let site: Reached
    let cookie: string
    beforeAll(async () => {
      site = await reach()
      const desk = deskOn(site.stores, { startsAt: Date.now() })
      const { session } = await desk.join('owner@example.com', 'owner')
      cookie = `${site.cookie}=${session}`
    })
    afterAll(() => site.stop())

    /** Sends the form of the About page, as its page does. */
    const send = (step: Readonly<Record<string, string>>) =>
      site.ask({
        path: '/desk/site/texts/about-page.data',
        headers: {
          cookie,
          origin: site.origin,
          'sec-fetch-site': 'same-origin',
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: new URLSearchParams(step).toString(),
      })

    /** Requests the page often enough to reach both servers. */
    const isShownEverywhere = (text: string, isShown: boolean) =>
      eventually(async () => {
        const pages = await Promise.all(
          Array.from({ length: 6 }, () => site.ask({ path: '/about' })),
        )
        return pages.every((page) => page.text.includes(text) === isShown) ? true : undefined
      })

    test('an owner publishes the texts of a page over HTTP and brings the original back', async () => {
      const original = originalTexts['about-page']
      const about = (heading: string) =>
        JSON.stringify({
          ...original,
          intro: { ...original.intro, heading },
          trust: { ...original.trust, title: 'Trust me' },
        })
      const seen = { published: '0', draft: '0' }
      const wrong = await send({ intent: 'publish', data: about('In {twon}'), ...seen })
      expect(wrong.text).toContain('{twon} is not a fact.')
      expect(wrong.text).toContain('This stays “Why People Trust Us”.')
      await isShownEverywhere('Trust me', false)

      const data = about('Two sisters in {town}').replace('Trust me', original.trust.title)
      const done = await send({ intent: 'publish', data, ...seen })
      expect(done.text).toContain('Published')
      await isShownEverywhere('Two sisters in Cumming', true)

      const other = data.replace('Two sisters', 'Three sisters')
      const late = await send({ intent: 'publish', data: other, ...seen })
      expect(late.text).toContain('isStale')
      const back = await send({ intent: 'restore', revision: '0', published: '1' })
      expect(back.text).toContain('Published')
      await isShownEverywhere('Two sisters in Cumming', false)
    })
  })
}
