import { tmpdir } from 'node:os'
import path from 'node:path'
import { gazetteerAddressBook } from '#adapters/addresses/gazetteer.ts'
import { icalWriter } from '#adapters/calendar/ical-writer.ts'
import { contentCatalog } from '#adapters/catalog/content-catalog.ts'
import { csvReader } from '#adapters/csv/csv-reader.ts'
import { folderFiles } from '#adapters/files/folder-files.ts'
import { noLimits } from '#adapters/limits/limiters.ts'
import { maskedText } from '#adapters/mail/email-renderer.ts'
import { webAuthnPasskeys } from '#adapters/passkeys/web-authn.ts'
import { sharpPictures } from '#adapters/pictures/sharp-pictures.ts'
import { systemSecrets } from '#adapters/system/secrets.ts'
import { randomIds } from '#adapters/system/system.ts'
import { company } from '#content/company.ts'
import { err } from '#domain/result.ts'
import { defaultRecordPeriods } from '#domain/settings/record-periods.ts'
import type { Clock } from '#ports/clock.ts'
import { siteContent } from '#scripts/site-content.ts'
import type { Stores } from '#stores.ts'
import type { Dependencies } from '#usecases/dependencies.ts'
import { plainPrinter } from './plain-printer.ts'
import { testPayments } from './test-payments.ts'

/** The secret of every test's dependencies, for a server that shares a database with them. */
export const testSecret = 'a secret of at least 32 characters'

/** Dependencies of use cases with those stores. Nothing outside of the process is called. */
export function testDependencies(
  stores: Stores,
  clock: Clock,
  change: Partial<Dependencies> = {},
): Dependencies & Stores {
  const publicUrl = change.publicUrl ?? 'http://localhost:3000'
  const content = change.content ?? (() => siteContent)
  const calendar = icalWriter(publicUrl, () => company)
  const email = { publicUrl, calendar, company: () => company }
  return {
    ...stores,
    eventPlatform: null,
    outsideMedia: { open: async () => err({ code: 'unavailable' }) },
    payments: testPayments(() => clock.now()),
    testCheckout: null,
    catalog: contentCatalog(content),
    addressBook: gazetteerAddressBook(() => company.position),
    ownerAddress: () => 'owner@evergreen.example',
    senderAddress: () => 'site@evergreen.example',
    domainRecords: { readTexts: async () => 'unavailable' },
    emailTexts: { masked: (queued) => maskedText(email, queued) },
    mailbox: null,
    files: folderFiles(path.join(tmpdir(), 'evergreen-no-files')),
    pictureMaker: sharpPictures(),
    quotePrinter: plainPrinter,
    readCsv: csvReader,
    passkeys: webAuthnPasskeys(publicUrl, () => 'Evergreen'),
    deskCodes: true,
    configuredPeriods: defaultRecordPeriods,
    backups: { lastMadeAt: async () => null, make: null },
    calendar,
    content,
    company: () => company,
    secrets: systemSecrets(testSecret),
    clock,
    ids: randomIds,
    pause: { wait: async () => {} },
    limiter: noLimits,
    readLimiter: noLimits,
    characterRule: 'strict',
    tenant: 'evergreen',
    publicUrl,
    limitsHolds: false,
    ...change,
  }
}
