import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Columns } from '#domain/csv.ts'
import { amountText, plainAmount } from '#domain/money/amount-text.ts'
import { dateOf } from '#domain/time.ts'
import {
  hasEnded,
  quoteNumber,
  quoteStatuses,
  type WrittenQuote,
} from '#domain/written-quotes/written-quote.ts'
import type { WrittenQuoteStore } from '#ports/written-quote-store.ts'
import type { QuoteDetails } from '#ports/quote-details.ts'
import { CommandError, type Command } from './command.ts'
import { siteDependencies } from './site-dependencies.ts'
import { linesOf, printList, stamp, tableOf } from './table.ts'

/** States of quotes, by which the list is filtered. */
const statuses = [...quoteStatuses, 'ended', 'called-off'] as const

export const quotesList: Command = {
  name: 'quotes list',
  usage: '[--status STATUS] [--csv]',
  help: `Lists written quotes, last changed first. STATUS: ${statuses.join(', ')}.`,
  options: { status: { type: 'string' }, csv: { type: 'boolean' } },
  async run(context, input) {
    const parts = await siteDependencies(context)
    const asked = input.flags['status']
    const status = statuses.find((each) => each === asked)
    if (asked !== undefined && status === undefined) {
      throw new CommandError(`A status is one of: ${statuses.join(', ')}.`)
    }
    const today = dateOf(context.now(), parts.company().timeZone)
    const quotes = await allQuotes(parts.writtenQuotes)
    const found = quotes.filter(
      (quote) => status === undefined || statusOf(quote, today) === status,
    )
    const columns = quoteColumns(today)
    printList(context, input, {
      text: tableOf(columns, found, 'No quotes.'),
      csv: linesOf(columns, found),
    })
  },
}

export const quotesShow: Command = {
  name: 'quotes show',
  usage: 'NUMBER',
  help: 'Prints a written quote as JSON: what its versions say, what was answered, what was paid. NUMBER: Q-1001, or 1001.',
  positionals: 1,
  async run(context, { positionals: [number = ''] }) {
    const { writtenQuotes } = await siteDependencies(context)
    const [, wanted] = /^(?:q-)?(\d{1,9})$/i.exec(number) ?? []
    const id = wanted === undefined ? null : await writtenQuotes.idOfNumber(Number(wanted))
    const found = id === null ? null : await writtenQuotes.find(id)
    if (found === null) throw new CommandError(`There is no quote ${number}.`)
    context.print(JSON.stringify(quoteJson(found), null, 2))
  },
}

export const quotesExport: Command = {
  name: 'quotes export',
  usage: 'FOLDER',
  help: 'Writes all written quotes to a new folder: quotes.json with every version, answer and payment, and the PDF of each version and of what was accepted.',
  positionals: 1,
  async run(context, { positionals: [name = ''] }) {
    const { writtenQuotes } = await siteDependencies(context)
    const folder = context.fileAt(name)
    try {
      // Only the owner may read names and addresses.
      mkdirSync(folder, { mode: 0o700 })
    } catch {
      throw new CommandError(`${name} cannot be made, or already exists`)
    }
    const all: unknown[] = []
    let files = 0
    for (const { id } of await allQuotes(writtenQuotes)) {
      const found = await writtenQuotes.find(id)
      if (found === null) continue
      all.push(quoteJson(found))
      const versions = found.versions.map((version) => version.number)
      const which = found.acceptance === null ? versions : [...versions, 'accepted' as const]
      for (const each of which) {
        const pdf = await writtenQuotes.pdf(id, each)
        if (pdf === null) continue
        const end = each === 'accepted' ? each : `version-${each}`
        const file = path.join(folder, `${quoteNumber(found.quote)}-${end}.pdf`)
        writeFileSync(file, pdf, { mode: 0o600 })
        files += 1
      }
    }
    const json = `${JSON.stringify(all, null, 2)}\n`
    writeFileSync(path.join(folder, 'quotes.json'), json, { mode: 0o600 })
    context.print(`Wrote ${folder}. Quotes: ${all.length}. PDF files: ${files}.`)
  },
}

function statusOf(quote: WrittenQuote, today: string): (typeof statuses)[number] {
  if (quote.calledOffAt !== null) return 'called-off'
  return hasEnded(quote, today) ? 'ended' : quote.status
}

const quoteColumns = (today: string): Columns<WrittenQuote> => ({
  number: quoteNumber,
  status: (quote) => statusOf(quote, today),
  name: ({ recipient }) => recipient.name,
  title: ({ title }) => title,
  total: ({ totalCents }) => plainAmount(totalCents),
  version: ({ version }) => String(version),
  validUntil: ({ validUntil }) => validUntil ?? '',
  sentAt: ({ sentAt }) => (sentAt === null ? '' : stamp(sentAt)),
})

/** A quote for the owner's records, with each version word for word as sent. */
function quoteJson(details: QuoteDetails) {
  const { quote, versions, acceptance, payments, states, questions, declines } = details
  const { number: _, revision: __, revocation: ___, isLinked: ____, ...facts } = quote
  return {
    number: quoteNumber(quote),
    total: amountText(quote.totalCents),
    ...facts,
    versions: versions.map(({ content, ...version }) => {
      const parsed: unknown = JSON.parse(content)
      return { ...version, content: parsed }
    }),
    acceptance,
    agreedPayments: states,
    payments,
    questions: questions.filter(({ text }) => text !== ''),
    refusedSignatures: questions
      .filter(({ text }) => text === '')
      .map(({ text: _text, ...refused }) => refused),
    declines,
  }
}

/** Quotes read in one query. */
const atOnce = 100

/** Last changed first. */
async function allQuotes(
  store: Pick<WrittenQuoteStore, 'after'>,
): Promise<readonly WrittenQuote[]> {
  const quotes: WrittenQuote[] = []
  for (;;) {
    const some = await store.after(quotes.at(-1)?.id ?? '', atOnce)
    quotes.push(...some)
    if (some.length < atOnce) break
  }
  return quotes.toSorted((one, other) => other.changedAt - one.changedAt)
}
