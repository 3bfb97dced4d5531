import { amountText } from '#domain/money/amount-text.ts'
import { siteCurrency, type Mismatch, type Money } from './subject.ts'

/** Why a payment fits nothing, in words for the owner. */
export const mismatchTexts: Readonly<Record<Mismatch, string>> = {
  'unknown-booking': 'The booking it is for is not in this database.',
  'unknown-quote': 'The quote it is for is not in this database.',
  'paid-already': 'It came a second time: this was already paid.',
  'called-off': 'The quote was called off before it came, so it was not owed.',
  'other-currency': 'It came in a different currency than we asked for.',
  'other-amount': 'It is not the amount we asked for.',
}

/** `$3,000.00`; in another currency `500.00 EUR`, `7,500 JPY`, since not all have cents. */
export function moneyText({ amountCents, currency }: Money): string {
  if (currency === siteCurrency) return amountText(amountCents)
  const places = placesOf(currency)
  const amount = (amountCents / 10 ** places).toLocaleString('en-US', {
    minimumFractionDigits: places,
  })
  return `${amount} ${currency.toUpperCase()}`
}

/** Without decimals, and with three, as Stripe counts them (docs.stripe.com/currencies). */
const wholeCurrencies = 'bif clp djf gnf jpy kmf krw mga pyg rwf vnd vuv xaf xof xpf'.split(' ')
const thousandthCurrencies = 'bhd jod kwd omr tnd'.split(' ')

function placesOf(currency: string): number {
  const code = currency.toLowerCase()
  if (wholeCurrencies.includes(code)) return 0
  return thousandthCurrencies.includes(code) ? 3 : 2
}
