import { priceKey } from '#domain/prices/price-csv.ts'
import type { PriceFacts } from '#domain/prices/price-item.ts'
import type { DeskRefusal } from '#usecases/desk/desk.ts'
import { saved, type SavedAnswer } from '#web/desk/forms/answers.ts'
import { formKeyOf, requireSession } from '#web/desk/desk-context.ts'
import { csvFile } from '#web/desk/downloads.ts'
import { aboutPrice, changeText, priceText } from '#web/desk/prices/price-lines.ts'
import { fileIn } from '#web/form-values.ts'
import { submittedForm } from '#web/submitted-form.ts'
import type { Route } from './+types/price-file.ts'

export type PriceFileAnswer =
  | SavedAnswer
  | {
      readonly is: 'checked'
      readonly added: PriceLines
      readonly changed: PriceLines
      readonly same: number
      /** New prices without sales tax. */
      readonly untaxed: number
    }
  | { readonly is: 'refused'; readonly messages: readonly string[] }

export type PriceLines = ReturnType<typeof firstLines>

export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { desk } = requireSession(context)
  return csvFile([await desk.prices.exportPrices()], `prices-${desk.today()}.csv`)
}

export async function action({ context }: Route.ActionArgs): Promise<PriceFileAnswer> {
  const { desk, session } = requireSession(context)
  const form = submittedForm(context)
  const file = await fileIn(form)
  if (file === null) return { is: 'refused', messages: ['Choose a file first.'] }
  if (form.get('intent') !== 'take-in') {
    const plan = await desk.prices.checkPriceFile(file.bytes)
    if (!plan.ok) return { is: 'refused', messages: messagesOf(plan.error) }
    const { added, changed, same } = plan.value
    return {
      is: 'checked',
      added: firstLines(added, (item) => ({
        id: priceKey(item),
        name: item.name,
        text: `${priceText(item)}. ${aboutPrice(item)}`,
      })),
      changed: firstLines(changed, (change) => ({
        id: change.before.id,
        name: nameOf(change.before),
        text: changeText(change),
      })),
      same,
      untaxed: added.filter(({ isTaxable }) => !isTaxable).length,
    }
  }
  const takenIn = await desk.prices.takeInPriceFile(file.bytes, session.member, formKeyOf(context))
  if (!takenIn.ok) return { is: 'refused', messages: messagesOf(takenIn.error) }
  const { added, changed, change } = takenIn.value
  const undo = added + changed === 0 ? '' : JSON.stringify(change)
  return saved(context, `Imported: ${added} new, ${changed} changed.`, undo)
}

type Refusal = DeskRefusal<'prices', 'checkPriceFile'>

/** Maximum of new and of changed prices that are listed. */
const maxListed = 100

const firstLines = <T>(
  all: readonly T[],
  lineOf: (each: T) => { readonly id: string; readonly name: string; readonly text: string },
) => ({ count: all.length, lines: all.slice(0, maxListed).map(lineOf) })

/** The unit tells items of one name apart. */
const nameOf = ({ name, unit }: PriceFacts) => (unit === '' ? name : `${name}, per ${unit}`)

/** Maximum of errors listed at once. */
const maxLines = 8

function messagesOf(error: Refusal): readonly string[] {
  switch (error.code) {
    case 'rows': {
      const more = error.rows.length - maxLines
      return [
        ...error.rows.slice(0, maxLines).map(({ line, message }) => `Line ${line}: ${message}`),
        ...(more > 0 ? [`And ${more} more.`] : []),
      ]
    }
    case 'unclear':
      return error.names
        .slice(0, maxLines)
        .map((name) => `${name} is in the list more than once. Add the columns Kind and Unit.`)
    case 'spreadsheet':
      return ['This is a spreadsheet. Save it as CSV first.']
    case 'binary':
      return ['This is not a list. Save it as CSV first.']
    case 'quote-not-closed':
      return ['A quotation mark in it is never closed.']
    case 'too-many-rows':
      return ['It has more than 20,000 lines.']
  }
}
