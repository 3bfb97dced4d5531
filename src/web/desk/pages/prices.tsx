import { deliverySettings } from '#domain/deliveries/delivery-settings.ts'
import { countyTaxes, deliveryZones } from '#domain/prices/delivery-prices.ts'
import { quoteDefaults } from '#domain/written-quotes/quote-defaults.ts'
import { useActionAnswer } from '#web/action-answer.ts'
import { ButtonLink } from '#web/desk/button.tsx'
import { requireSession, submissionOf } from '#web/desk/desk-context.ts'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { listPath } from '#web/desk/lists/list-address.ts'
import { ListSearch } from '#web/desk/lists/list-search.tsx'
import { SettingsPage } from '#web/desk/page-head.tsx'
import { Pager } from '#web/desk/lists/pager.tsx'
import { DefaultsSheet } from '#web/desk/prices/defaults-sheet.tsx'
import { DeliverySheet } from '#web/desk/prices/delivery-sheet.tsx'
import { PriceFile } from '#web/desk/prices/price-file.tsx'
import { priceActionForm, priceTaken } from '#web/desk/prices/price-forms.ts'
import { loadPrices } from '#web/desk/prices/prices-page.ts'
import { TaxesSheet, ZonesSheet } from '#web/desk/prices/zip-sheets.tsx'
import { SavedLine, useJustSaved } from '#web/desk/forms/saved-line.tsx'
import { type ActionAnswer, failed, gone, refused, saved } from '#web/desk/forms/answers.ts'
import { settingActionAnswer, settingAnswer } from '#web/desk/settings/setting-answer.ts'
import { Empty, Row, Rows, Sheet } from '#web/desk/sheet.tsx'
import type { Route } from './+types/prices.ts'

export const loader = ({ url, context }: Route.LoaderArgs) => loadPrices(context, url.searchParams)

export async function action({ context }: Route.ActionArgs): Promise<ActionAnswer> {
  const { desk, member } = requireSession(context)
  const submission = submissionOf(context, priceActionForm)
  if (submission.status !== 'success') return refused(submission)
  const { value: form } = submission
  type Answered = Parameters<typeof settingAnswer>
  const answer = (result: Answered[0], setting: Answered[1]) =>
    settingAnswer(result, setting, context)
  switch (form.intent) {
    case 'zones':
      return answer(
        await desk.prices.saveDeliveryZones(form.rows, form.seen, member),
        deliveryZones,
      )
    case 'taxes':
      return answer(await desk.prices.saveCountyTaxes(form.rows, form.seen, member), countyTaxes)
    case 'deliveries': {
      const { intent: _, seen, ...value } = form
      return answer(
        await desk.deliveries.saveDeliverySettings(value, seen, member),
        deliverySettings,
      )
    }
    case 'defaults': {
      const { intent: _, seen, ...value } = form
      return answer(await desk.quotes.saveQuoteDefaults(value, seen, member), quoteDefaults)
    }
    case 'remove': {
      const removed = await desk.prices.removePrice(form.id, member)
      if (!removed.ok) return gone('price')
      const undo = JSON.stringify({ removed: removed.value })
      return saved(context, `${removed.value.name} removed`, undo)
    }
    case 'undo': {
      const { edits } = form
      if ('kind' in edits) {
        const undone = await desk.settings.undoSetting(edits, member)
        return settingActionAnswer(undone, edits, context, 'Nothing was undone.')
      }
      const undone =
        'removed' in edits
          ? await desk.prices.bringPriceBack(edits.removed, member)
          : await desk.prices.undoPrices(edits, member)
      if (undone.ok) return saved(context, 'Undone')
      return failed(undoRefusals[undone.error.code])
    }
  }
}

const undoRefusals = {
  'price-taken': priceTaken,
  'changed-since': 'Someone has changed this since. Nothing was undone.',
}

/** Longer lists get a search. */
const fewPrices = 8

export default function Prices({ loaderData }: Route.ComponentProps) {
  const { search, place, prices } = loaderData
  const removed = useActionAnswer<ActionAnswer>()
  // Answer of a price's page, which redirected here.
  const justSaved = useJustSaved()
  const pathOf = (page: number) => listPath(deskPaths.prices, { q: search }, page)
  const list = { place, shown: prices.length, pathOf }
  // A price's page links back to this search and page.
  const here = pathOf(place.page).slice(deskPaths.prices.length)
  const total = place.total ?? 0
  const isEmpty = total === 0 && search === ''
  return (
    <SettingsPage className="max-w-4xl">
      <SavedLine answer={removed ?? justSaved} action={deskPaths.prices} />
      <Sheet
        title="Price list"
        count={total}
        aside={
          <ButtonLink to={`${deskPaths.price('new')}${here}`} variant="word">
            New price
          </ButtonLink>
        }
      >
        {total > fewPrices || search !== '' ? (
          <ListSearch
            {...list}
            name="Prices"
            placeholder="Name"
            search={search}
            className="flex border-b border-hairline-soft px-4 py-2"
          />
        ) : null}
        {isEmpty ? (
          <Empty>No prices yet. Add the ones you quote most, or import a list you have.</Empty>
        ) : total === 0 ? (
          <Empty>No price found. Try the beginning of a word of its name.</Empty>
        ) : (
          <Rows>
            {prices.map(({ id, name, price, about }) => (
              <Row key={id} title={name} to={`${deskPaths.price(id)}${here}`} second={about}>
                <span className="text-right tabular-nums max-sm:w-28">{price}</span>
              </Row>
            ))}
          </Rows>
        )}
      </Sheet>
      <div className="flex not-empty:mb-6">
        <Pager {...list} />
      </div>
      <PriceFile isEmpty={isEmpty} />
      <ZonesSheet {...loaderData.zones} />
      <TaxesSheet {...loaderData.taxes} />
      <DeliverySheet {...loaderData.deliveries} />
      <DefaultsSheet {...loaderData.defaults} />
    </SettingsPage>
  )
}
