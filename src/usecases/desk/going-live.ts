import { originalFacts, sampleFactsIn } from '#content/company.ts'
import type { Content } from '#content/content.ts'
import { countSamplePictures, leftoversOf } from '#content/leftovers.ts'
import type { StaffMember } from '#domain/desk/staff.ts'
import { err, ok } from '#domain/result.ts'
import { launch } from '#domain/settings/launch.ts'
import { readRedirects } from '#domain/site/redirect-list.ts'
import type { Redirect } from '#domain/site/redirect.ts'
import { commonSelectors, dmarcDomains, senderChecks } from '#domain/site/sender-records.ts'
import { dateOf, formatDate } from '#domain/time.ts'
import type { Dependencies } from '#usecases/dependencies.ts'
import { readSiteEdits } from '#usecases/site/site-edits.ts'
import { actorOf } from './actor.ts'

export type { WebhookTest } from '#ports/payments.ts'

/** Checklist of a new company before people see its site. */
export function goingLive(dependencies: Dependencies) {
  const { settings, contentStore, redirects, events, clock, publicUrl } = dependencies
  const actor = actorOf(clock)

  /** Steps of the checklist that are checked by the program. */
  async function readSteps() {
    const { value, revision } = await settings.read(launch)
    const { edits } = await readSiteEdits({ contentStore })
    const facts = edits.company
    return {
      isLaunched: value.isLaunched,
      launchRevision: revision,
      sampleFacts: sampleFactsIn(facts ?? originalFacts),
      hasOwnHours:
        facts !== null && JSON.stringify(facts.hours) !== JSON.stringify(originalFacts.hours),
      hasOwnBrand: edits.brand !== null,
    }
  }

  return {
    readSteps,

    async readChecklist(content: Content) {
      const steps = await readSteps()
      const all = await events.list(dependencies.tenant)
      const removable = await events.removableSamples(dependencies.tenant)
      const today = dateOf(clock.now(), content.company.timeZone)
      return {
        ...steps,
        hasWebhook: dependencies.payments.hasWebhook,
        takesCards: dependencies.payments.takesCards,
        ownerAddress: dependencies.ownerAddress(),
        senderAddress: dependencies.senderAddress(),
        leftovers: leftoversOf(content, today),
        samplePictures: countSamplePictures(content),
        sampleEvents: all
          .filter(({ event }) => event.id.startsWith('sample-') && !event.cancelled)
          .map(({ event }) => ({
            publicId: event.publicId,
            name: event.name,
            date: formatDate(event.start, event.timeZone),
            isRemovable: removable.includes(event.id),
          })),
      }
    },

    setLaunched: (isLaunched: boolean, seen: number, by: StaffMember) =>
      settings.save(launch, { isLaunched }, seen, actor(by)),

    removeSampleEvents: (by: StaffMember) => events.removeSamples(dependencies.tenant, actor(by)),

    /** Sends a short test email in the usual way. */
    sendTestEmail: (by: StaffMember) =>
      dependencies.outbox.queue(
        [
          {
            to: by.email,
            email: { kind: 'test-email', data: { by: by.name } },
            about: { kind: 'staff', id: by.id },
          },
        ],
        clock.now(),
      ),

    /** Checks the DNS records of the domain that sends email. */
    async checkSender() {
      const domain = dependencies.senderAddress().split('@').at(-1) ?? ''
      const read = (name: string) => dependencies.domainRecords.readTexts(name)
      const [own, dmarc, keys] = await Promise.all([
        read(domain),
        Promise.all(
          dmarcDomains(domain).map(async (of) => ({ of, texts: await read(`_dmarc.${of}`) })),
        ),
        Promise.all(commonSelectors.map((selector) => read(`${selector}._domainkey.${domain}`))),
      ])
      return { domain, checks: senderChecks(domain, { domain: own, dmarc, keys }) }
    },

    /** Sends the payment provider's signed test to our own address. */
    testWebhook: () => dependencies.payments.testWebhook(`${publicUrl}/api/payments/webhook`),

    listRedirects: (search: string, page: number) => redirects.list(search, page),
    /** Restores a removed redirect, whether or not its page exists. */
    undoRedirect: (removed: Redirect, by: StaffMember) => redirects.add([removed], actor(by)),
    removeRedirect: (from: string, by: StaffMember) => redirects.remove(from, actor(by)),

    /** Imports a list of former addresses, all or none. */
    async importRedirects(list: string, isPage: (path: string) => boolean, by: StaffMember) {
      const { redirects: read, findings } = readRedirects(list, isPage, publicUrl)
      if (findings.length > 0) return err({ code: 'invalid', findings })
      if (read.length === 0) return err({ code: 'no-list' })
      const added = await redirects.add(read, actor(by))
      return added.ok ? ok(read.length) : added
    },
  }
}
