import type { Company } from '#content/company.ts'
import { photographFiles } from '#domain/photographs/photograph.ts'
import { addDays, dateOf } from '#domain/time.ts'
import { revisionSentences } from '#domain/written-quotes/revisions.ts'
import {
  canonicalJson,
  consentWording,
  figuresOf,
  versionContent,
  withoutCosts,
  type VersionContent,
} from '#domain/written-quotes/version-content.ts'
import { nextReminder } from '#domain/written-quotes/written-quote.ts'
import type { Clock } from '#ports/clock.ts'
import type { FileStore } from '#ports/file-store.ts'
import type { QuotePrinter } from '#ports/quote-printer.ts'
import type { Secrets } from '#ports/secrets.ts'
import type { NewVersion, QuoteDetails } from '#ports/written-quote-store.ts'

export interface PrintDependencies {
  readonly quotePrinter: QuotePrinter
  readonly files: FileStore
  readonly secrets: Secrets
  readonly clock: Clock
  /** The company as it is now. */
  readonly company: () => Company
}

/** Days after which somebody looks what became of a quote. */
const followUpDays = 7

/** All that the next version of a quote says, with its PDF. */
export async function prepareVersion(
  dependencies: PrintDependencies,
  details: QuoteDetails,
): Promise<NewVersion> {
  const { quotePrinter, clock, company, secrets } = dependencies
  const now = clock.now()
  const { timeZone } = company()
  const today = dateOf(now, timeZone)
  const content = contentOf(details, company(), today)
  const text = canonicalJson(content)
  const pictures = await picturesOf(dependencies, content)
  const { validUntil } = content.document
  return {
    number: content.version,
    content: text,
    sha256: secrets.fingerprint(text),
    pdf: await quotePrinter.print(content, null, pictures),
    validUntil,
    totalCents: content.figures.totalCents,
    remindAt: nextReminder({ sentAt: now, sentOn: today, validUntil }, now, timeZone),
    followUp: { today, on: addDays(today, followUpDays) },
  }
}

/** The content of a version as it was sent. */
export const readContent = (content: string): VersionContent =>
  versionContent.parse(JSON.parse(content))

/** Bytes of the photographs that stand in a version; those that are gone are left out. */
export async function picturesOf(
  { files }: Pick<PrintDependencies, 'files'>,
  { document }: Pick<VersionContent, 'document'>,
): Promise<readonly Uint8Array[]> {
  const read = await Promise.all(
    document.photographs.map((id) => files.read(photographFiles(id).full)),
  )
  return read.flatMap((bytes) => bytes ?? [])
}

function contentOf(
  { quote, document, versions, parent }: QuoteDetails,
  company: Company,
  today: string,
): VersionContent {
  const [last] = versions
  const shown = withoutCosts(document)
  const { street: street1, city, state, zip } = company.address
  return {
    format: 1,
    number: quote.number,
    kind: quote.kind,
    changes: parent?.number ?? null,
    version: quote.version + 1,
    sentOn: today,
    letterhead: {
      name: company.name,
      phone: company.phone.display,
      email: company.email,
      address: { street1, city, state, zip },
    },
    recipient: quote.recipient,
    document: shown,
    revisions:
      last === undefined ? [] : revisionSentences(readContent(last.content).document, shown),
    consent: consentWording(company.shortName),
    figures: figuresOf(shown),
  }
}
