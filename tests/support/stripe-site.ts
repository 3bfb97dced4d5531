import { expect, onTestFinished } from 'vitest'
import type { DatabaseKind } from './databases.ts'
import { writtenMails } from './mailbox.ts'
import { paidSettings, pruning, registerAt } from './booking-server.ts'
import { openTestSite, type OpenSite, stoppedWithTest } from './in-process-server.ts'
import { eventually, startSite } from './server-process.ts'
import { newForEachTest } from './stores.ts'
import { startStripeStandIn } from './stripe-stand-in.ts'

/** A payment provider for each test, and settings of sites that use it. */
export const stripeSite = (kind: DatabaseKind) =>
  newForEachTest(async () => {
    const stripe = await startStripeStandIn()
    const { settings, remove } = await paidSettings(kind, stripe)
    onTestFinished(remove)
    return {
      stripe,
      settings,
      /** A site that ends with the test, if not before. */
      open: async () => stoppedWithTest(await openTestSite(settings)),
      /** Starts the site in its own process, to be killed. */
      start: async () => stoppedWithTest(await startSite(settings)),
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
          return mails.length >= count && mails
        }),
    }
  })
