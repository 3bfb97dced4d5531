import { afterEach, beforeEach, expect } from 'vitest'
import type { DatabaseKind } from './databases.ts'
import { writtenMails } from './mailbox.ts'
import { paidSettings, pruning, registerAt } from './booking-server.ts'
import { openTestSite, type OpenSite } from './in-process-server.ts'
import { eventually, startSite, type RunningSite } from './server-process.ts'
import { startStripeStandIn, type StripeStandIn } from './stripe-stand-in.ts'

/** A payment provider for each test, and settings of sites that use it. */
export function stripeSite(kind: DatabaseKind) {
  const cleanUp: (() => unknown)[] = []
  let stripe: StripeStandIn
  let settings: Readonly<Record<string, string>>
  beforeEach(async () => {
    stripe = await startStripeStandIn()
    cleanUp.push(() => stripe.close())
    const made = await paidSettings(kind, stripe)
    cleanUp.push(made.remove)
    settings = made.settings
  })
  afterEach(async () => {
    for (const step of cleanUp.splice(0).toReversed()) await step()
  })
  return {
    get stripe() {
      return stripe
    },
    get settings() {
      return settings
    },
    /** A site that ends with the test, if not before. */
    async open(): Promise<OpenSite> {
      const site = await openTestSite(settings)
      cleanUp.push(() => site.stop())
      return site
    },
    /** Starts the site in its own process, to be killed. */
    async start(): Promise<RunningSite> {
      const site = await startSite(settings)
      cleanUp.push(() => site.stop())
      return site
    },
    /** Registers two people; returns the booking. Its session is the first at the stand-in. */
    async registered(site: OpenSite): Promise<string> {
      const { status, body } = await registerAt(site, pruning)
      expect({ status, body }).toMatchObject({ status: 201, body: { status: 'pending_payment' } })
      return String(body['bookingId'])
    },
    /** The mails that left, once there are so many. */
    mailed: (count: number) =>
      eventually(async () => {
        const mails = await writtenMails(settings['DATA_DIR'] ?? '')
        return mails.length >= count ? mails : undefined
      }, 60_000),
  }
}
