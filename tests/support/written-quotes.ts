import {
  emptyDocument,
  type QuoteDocument,
  type QuoteLine,
} from '#domain/written-quotes/document.ts'
import { unwrap } from '#domain/result.ts'
import { paymentsOf, totalsOf } from '#domain/written-quotes/totals.ts'
import type { Instant } from '#domain/time.ts'
import type {
  NewAcceptance,
  NewQuote,
  NewVersion,
  WrittenQuoteStore,
} from '#ports/written-quote-store.ts'

export const quoteLine = (id: string, rest: Partial<QuoteLine> = {}): QuoteLine => ({
  id,
  text: `Line ${id}`,
  detail: '',
  quantity: 1000,
  unit: '',
  priceCents: 100_000,
  costCents: 60_000,
  isTaxable: false,
  offer: { is: 'fixed' },
  priceItemId: null,
  ...rest,
})

/** A wall for $10,000 in two payments, with optional lights for $2,000. */
export const wallDocument: QuoteDocument = {
  ...emptyDocument,
  title: 'Retaining wall',
  sections: [
    {
      id: 'wall',
      name: 'Wall',
      lines: [
        quoteLine('blocks', { priceCents: 1_000_000, isTaxable: true }),
        quoteLine('lights', { priceCents: 200_000, offer: { is: 'optional' } }),
      ],
    },
  ],
  schedule: [
    { id: 'deposit', name: 'Deposit', share: { is: 'percent', rate: 30_000 }, due: 'accepted' },
    { id: 'balance', name: 'Balance', share: { is: 'rest' }, due: 'done' },
  ],
  validUntil: '2027-05-12',
}

export const newQuote = (change: Partial<NewQuote> = {}): NewQuote => ({
  kind: 'quote',
  parentId: null,
  requestId: null,
  customerId: null,
  recipient: {
    name: 'Rosa Lindqvist',
    phone: '7705550123',
    email: 'rosa@example.com',
    address: { street1: '12 Main St', city: 'Cumming', state: 'GA', zip: '30040' },
  },
  document: wallDocument,
  ...change,
})

export const newVersion = (number: number, change: Partial<NewVersion> = {}): NewVersion => ({
  number,
  content: `{"version":${number}}`,
  sha256: 'f'.repeat(64),
  pdf: new Uint8Array([37, 80, 68, 70, number, 0, 255]),
  validUntil: '2027-05-12',
  totalCents: 1_000_000,
  remindAt: null,
  followUp: null,
  voidsLinks: false,
  ...change,
})

interface QuoteStores {
  readonly writtenQuotes: WrittenQuoteStore
}

/** Creates a quote at that moment; returns its id. */
export async function writeQuote(
  { writtenQuotes }: QuoteStores,
  at: Instant,
  change: Partial<NewQuote> = {},
): Promise<string> {
  return unwrap(await writtenQuotes.create(newQuote(change), { by: null, at }))
}

/** Creates and sends a quote. */
export async function sendQuote(
  stores: QuoteStores,
  at: Instant,
  change: Partial<NewQuote> = {},
  version: Partial<NewVersion> = {},
): Promise<string> {
  const id = await writeQuote(stores, at, change)
  const actor = { by: null, at }
  unwrap(await stores.writtenQuotes.send(id, newVersion(1, version), 1, actor, () => []))
  return id
}

export function newAcceptance(version: number, change: Partial<NewAcceptance> = {}): NewAcceptance {
  const { totalCents } = totalsOf(wallDocument, [])
  return {
    version,
    recipient: newQuote().recipient,
    name: 'Rosa Lindqvist',
    wording: 'I accept.',
    sha256: 'f'.repeat(64),
    picked: [],
    totalCents,
    taxCents: 0,
    taxCounty: '',
    payments: paymentsOf(wallDocument, totalCents).map(({ id, name, due, cents }) => ({
      id,
      name,
      due,
      cents,
    })),
    today: '2027-04-12',
    pdf: new Uint8Array([37, 80, 68, 70, 9]),
    wanted: null,
    ...change,
  }
}

/** Creates, sends and accepts a quote, without emails. */
export async function agreeOnQuote(
  stores: QuoteStores,
  at: Instant,
  change: Partial<NewQuote> = {},
  acceptance: Partial<NewAcceptance> = {},
): Promise<string> {
  const id = await sendQuote(stores, at, change)
  unwrap(await stores.writtenQuotes.accept(id, newAcceptance(1, acceptance), at, () => []))
  return id
}

/** Calls a quote off without emails. */
export const quietCallOff = { emailsFor: () => [], visitEmailFor: () => null }
