import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { totalsOf } from '#domain/written-quotes/totals.ts'
import { quoteLine, wallDocument } from '#support/written-quotes.ts'
import { QuoteLines } from './quote-lines.tsx'

test('screen readers announce each choice as one, with its price', () => {
  const stone = { is: 'one-of', group: 'Stone' } as const
  const lines = [
    quoteLine('lights', { priceCents: 200_000, offer: { is: 'optional' } }),
    quoteLine('credit', { priceCents: -8_000, offer: { is: 'optional' } }),
    quoteLine('granite', { priceCents: 90_000, offer: stone }),
  ]
  const document = { ...wallDocument, sections: [{ id: 'wall', name: '', lines }] }
  const totals = totalsOf(document, [])
  const markup = renderToStaticMarkup(
    <QuoteLines document={document} totals={totals} picked={[]} isAgreed={false} onPick={null} />,
  )
  const textOf = (id: string) => new RegExp(`id="${id}"[^>]*>([^<]*)<`).exec(markup)?.[1]
  for (const [id, offer, price] of [
    ['lights', 'Optional', '+ $2,000.00'],
    ['credit', 'Optional', '-$80.00'],
    ['granite', 'Stone: choose one', '$900.00'],
  ] as const) {
    expect(markup).toContain(`aria-describedby="offer-${id} price-${id}"`)
    expect(textOf(`offer-${id}`)).toBe(offer)
    expect(textOf(`price-${id}`)).toBe(price)
  }
})

test('headings are numbered where each of several sections has one', () => {
  const numbersOf = (...names: readonly string[]) => {
    const sections = names.map((name, at) => ({ id: `${at}`, name, lines: [quoteLine(`${at}`)] }))
    const document = { ...wallDocument, sections }
    const totals = totalsOf(document, [])
    const markup = renderToStaticMarkup(
      <QuoteLines document={document} totals={totals} picked={[]} isAgreed={false} onPick={null} />,
    )
    return [...markup.matchAll(/<span class="text-moss">(\d)</g)].map(([, number]) => number)
  }
  expect(numbersOf('Wall', 'Steps')).toEqual(['1', '2'])
  expect(numbersOf('', 'Steps')).toEqual([])
  expect(numbersOf('Wall')).toEqual([])
})
