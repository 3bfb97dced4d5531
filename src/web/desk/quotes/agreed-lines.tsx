import { amountText, salesTaxText } from '#domain/money/amount-text.ts'
import { eachText, type QuoteDocument } from '#domain/written-quotes/document.ts'
import { signedTotals } from '#domain/written-quotes/totals.ts'
import { Rows, Sheet } from '#web/desk/sheet.tsx'

type Agreed = ReturnType<typeof agreedLines>

export function agreedLines(
  document: QuoteDocument,
  acceptance: Parameters<typeof signedTotals>[1],
) {
  const { lines, subtotalCents, discountCents, tax, totalCents } = signedTotals(
    document,
    acceptance,
  )
  const sections = document.sections.map((section) => ({
    id: section.id,
    name: section.name,
    lines: section.lines.flatMap((line) => {
      const { id, text, detail } = line
      const amount = lines.get(id)
      if (amount === undefined) return []
      return { id, text, detail, each: eachText(line), amount: amountText(amount.cents) }
    }),
  }))
  const figures = [{ name: 'Subtotal', amount: amountText(subtotalCents) }]
  if (discountCents !== 0) figures.push({ name: 'Discount', amount: amountText(-discountCents) })
  if (tax !== null) {
    figures.push({ name: salesTaxText(tax), amount: amountText(tax.cents) })
  }
  figures.push({ name: 'Total', amount: amountText(totalCents) })
  return {
    sections: sections.filter((section) => section.lines.length > 0),
    figures: figures.length === 2 ? figures.slice(1) : figures,
  }
}

export function AgreedLines({ agreed: { sections, figures } }: { readonly agreed: Agreed }) {
  return (
    <Sheet title="Lines">
      {sections.map(({ id, name, lines }) => (
        <section key={id} className="not-first:border-t not-first:border-hairline">
          {name === '' ? null : <h3 className="px-4 pt-2.5 font-semibold">{name}</h3>}
          <Rows>
            {lines.map((line) => (
              <li key={line.id} className="flex justify-between gap-4 px-4 py-2">
                <span className="min-w-0">
                  {line.text}
                  {[line.each, line.detail].filter(Boolean).map((each) => (
                    <span key={each} className="block text-second text-bark-soft">
                      {each}
                    </span>
                  ))}
                </span>
                <span className="tabular-nums">{line.amount}</span>
              </li>
            ))}
          </Rows>
        </section>
      ))}
      <dl className="border-t border-hairline px-4 py-2 tabular-nums *:last:font-semibold">
        {figures.map(({ name, amount }) => (
          <Figure key={name} name={name} value={amount} />
        ))}
      </dl>
    </Sheet>
  )
}

export function Figure({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div className="flex justify-between py-0.5">
      <dt className="text-bark-soft">{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
