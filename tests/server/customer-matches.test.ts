import { expect, onTestFinished, test } from 'vitest'
import { addCustomer } from '#support/customers.ts'
import { deskOn } from '#support/desk.ts'
import { directly } from '#support/desk-server.ts'

test('customers are looked up by name for the office and owners, and for nobody else', async () => {
  const site = await directly()
  onTestFinished(() => site.stop())
  const now = Date.now()
  const name = 'Rosa Lindqvist'
  const reach = { emails: ['rosa@example.com'], phones: ['7705550123'] }
  const id = await addCustomer(site.stores, { name, ...reach }, now)
  const desk = deskOn(site.stores, { startsAt: now })
  const answerTo = async (cookie: string | null, query: string) => {
    const headers = cookie === null ? {} : { cookie: `${site.cookie}=${cookie}` }
    const { text, status } = await site.ask({ path: `/desk/customers/matches?${query}`, headers })
    return status === 200 ? JSON.parse(text) : (expect(text).not.toContain('rosa@'), status)
  }
  for (const role of ['office', 'owner'] as const) {
    const { session } = await desk.join(`${role}@example.com`, role)
    for (const query of ['q=lind', 'q=7705', 'q=rosa@example.com&exactly=yes', `id=${id}`]) {
      expect(await answerTo(session, query), query).toMatchObject([{ id, name }])
    }
    for (const query of ['q=', 'q=adler', 'q=rosa&exactly=yes', 'id=unknown']) {
      expect(await answerTo(session, query), query).toEqual([])
    }
  }
  const { session } = await desk.join('helper@example.com', 'helper')
  for (const query of ['q=lind', `id=${id}`]) {
    expect(await answerTo(session, query)).toBe(403)
    expect(await answerTo(null, query)).toBe(302)
  }
})
