import { expect, test } from 'vitest'
import type { CodeStore } from '#ports/code-store.ts'
import { gardenEvent } from '#support/garden-events.ts'
import { testSite } from '#support/test-site.ts'
import { requestCode } from './request-code.ts'

/** Response time if the store needs that many milliseconds. */
async function answerTime(storeMs: number): Promise<number> {
  const site = await testSite({ events: [gardenEvent()] })
  const started = site.clock.now()
  const usual = site.codes
  const codes: CodeStore = {
    ...usual,
    issue(...request) {
      site.wait(storeMs)
      return usual.issue(...request)
    },
  }
  const pause = {
    wait: async (ms: number) => {
      site.wait(ms)
    },
  }
  await requestCode({ ...site, codes, pause })('e1', 'rosa@example.com')
  return site.clock.now() - started
}

test('how long the store takes, and so whether it kept a mail, cannot be measured', async () => {
  expect(await answerTime(6)).toBe(200)
  expect(await answerTime(9)).toBe(200)
  expect(await answerTime(60)).toBe(200)
  expect(await answerTime(230)).toBe(400)
})
