import type { Company } from '#content/company.ts'
import { emailKey } from '#domain/fields.ts'
import { photographFiles } from '#domain/photographs/photograph.ts'
import { headLogo, brandMarkOf } from '#domain/site/icons.ts'
import { pictureKeys } from '#domain/site/picture-files.ts'
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
import type { PrintedAcceptance, QuoteLook } from '#ports/quote-printer.ts'
import type { NewVersion } from '#ports/written-quote-store.ts'
import type { QuoteDetails } from '#ports/quote-details.ts'
import type { Dependencies } from '#usecases/dependencies.ts'
import { readReminderTimes } from '#usecases/read-settings.ts'

/** The content of a quote's next version, with its PDF. */
export async function prepareVersion(
  dependencies: Dependencies,
  details: QuoteDetails,
): Promise<NewVersion> {
  const { clock, company, secrets } = dependencies
  const now = clock.now()
  const { timeZone } = company()
  const today = dateOf(now, timeZone)
  const document = await withPhotographsLeft(dependencies, details.document)
  const content = contentOf({ ...details, document }, company(), today)
  const text = canonicalJson(content)
  const { validUntil } = content.document
  const times = await readReminderTimes(dependencies)
  return {
    number: content.version,
    content: text,
    sha256: secrets.fingerprint(text),
    pdf: await printVersion(dependencies, content, null),
    validUntil,
    totalCents: content.figures.totalCents,
    remindAt: nextReminder({ sentAt: now, sentOn: today, validUntil }, now, timeZone, times),
    followUp: { today, on: addDays(today, times.quoteDays) },
    voidsLinks: wentToAnother(details),
  }
}

/** The draft without photographs that were removed from its request, which its editor lists no more. */
async function withPhotographsLeft(
  { photographs }: Dependencies,
  document: QuoteDetails['document'],
): Promise<QuoteDetails['document']> {
  const found = await Promise.all(document.photographs.map((id) => photographs.find(id)))
  const left = document.photographs.filter((_, place) => found[place] !== null)
  return { ...document, photographs: left }
}

/** Whether the last version went to another address, or without one to another phone. */
function wentToAnother({ quote: { recipient }, versions: [last] }: QuoteDetails): boolean {
  if (last === undefined) return false
  const { recipient: before } = readContent(last.content)
  return before.email === ''
    ? before.phone !== '' && before.phone !== recipient.phone
    : emailKey(before.email) !== emailKey(recipient.email)
}

export const readContent = (content: string): VersionContent =>
  versionContent.parse(JSON.parse(content))

/** Prints a version with the company's current logo and colors. */
export async function printVersion(
  dependencies: Dependencies,
  content: VersionContent,
  accepted: PrintedAcceptance | null,
): Promise<Uint8Array> {
  const [photographs, look] = await Promise.all([
    picturesOf(dependencies, content),
    lookOf(dependencies, content),
  ])
  return dependencies.quotePrinter.print(content, accepted, photographs, look)
}

/** Printers need more pixels than screens. */
const logoDensity = 4

async function lookOf(
  { content: site, files, pictureMaker }: Dependencies,
  { letterhead }: VersionContent,
): Promise<QuoteLook> {
  const shown = site()
  const { name, brand } = shown.company
  const { evergreen, moss, leaf } = brand.shades
  const shades = { evergreen, moss, leaf }
  const mark = brandMarkOf(shown)
  // A version under a former company name shows no logo of the present company.
  if (mark?.is !== 'logo' || shown.logo === null || letterhead.name !== name) {
    return { shades, logo: null }
  }
  const master = await files.read(pictureKeys(mark.fileId).master)
  if (master === null) return { shades, logo: null }
  const png = await pictureMaker.makeLogo(master, logoDensity)
  return { shades, logo: { png, ...headLogo(shown.logo), hasName: brand.logoHasName } }
}

/** Bytes of the photographs in a version; deleted ones are left out. */
async function picturesOf(
  { files }: Dependencies,
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
  const figures = figuresOf(shown)
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
      last === undefined
        ? []
        : revisionSentences(readContent(last.content), {
            document: shown,
            recipient: quote.recipient,
            figures,
          }),
    consent: consentWording(quote.kind, company.shortName),
    figures,
  }
}
