import { useEffect, useRef } from 'react'
import { getInputProps } from '@conform-to/react'
import { useLocation, useNavigate } from 'react-router'
import { useFetcher } from '#web/use-fetcher.ts'
import { parseAmount, plainAmount } from '#domain/money/amount-text.ts'
import { isUsuallyTaxed, priceKindNames, priceKinds } from '#domain/prices/price-item.ts'
import { type ActionAnswer, gone, refused, saved, staleAnswer } from '#web/desk/forms/answers.ts'
import { Button } from '#web/desk/button.tsx'
import { FormFoot } from '#web/desk/forms/form-foot.tsx'
import { formKeyOf, orNotFound, requireSession, submissionOf } from '#web/desk/desk-context.ts'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { Field, Options, SelectField } from '#web/desk/forms/field.tsx'
import { SettingsHead, UpLink } from '#web/desk/page-head.tsx'
import { priceForm, priceTaken } from '#web/desk/prices/price-forms.ts'
import { AnswerLine } from '#web/desk/forms/saved-line.tsx'
import { SeenField } from '#web/desk/forms/seen-field.tsx'
import { Sheet } from '#web/desk/sheet.tsx'
import { useDeskForm } from '#web/desk/forms/use-desk-form.tsx'
import { usePageSubmission } from '#web/desk/forms/use-submission.tsx'
import type { Route } from './+types/price.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { desk } = requireSession(context)
  const id = params.priceId
  const [prices, services] = await Promise.all([desk.prices.listPrices(), desk.listServices()])
  const price = prices.find((each) => each.id === id)
  if (id !== 'new') orNotFound(price)
  return {
    id,
    revision: price?.revision ?? 0,
    values: {
      kind: price?.kind ?? 'material',
      name: price?.name ?? '',
      unit: price?.unit ?? '',
      price: price === undefined ? '' : plainAmount(price.priceCents),
      cost: price === undefined || price.costCents === null ? '' : plainAmount(price.costCents),
      isTaxable: price?.isTaxable ?? true,
      material: price?.material ?? '',
    },
    services,
  }
}

export async function action({ context }: Route.ActionArgs): Promise<ActionAnswer> {
  const { desk, member } = requireSession(context)
  const submission = submissionOf(context, priceForm)
  if (submission.status !== 'success') return refused(submission)
  const { id, seen, kind, name, unit, price, cost, isTaxable, material } = submission.value
  const facts = {
    kind,
    name,
    unit,
    priceCents: parseAmount(price) ?? 0,
    costCents: parseAmount(cost),
    isTaxable,
    material: material === '' ? null : material,
  }
  const stored =
    id === 'new'
      ? await desk.prices.addPrice(facts, member, formKeyOf(context))
      : await desk.prices.savePrice(id, facts, seen, member)
  if (stored.ok) return saved(context, `${name} saved`, JSON.stringify(stored.value))
  switch (stored.error.code) {
    case 'price-taken':
      return refused(submission, { name: [priceTaken] })
    case 'unknown-price':
      return gone('price')
    case 'stale':
      return staleAnswer(stored.error, context)
  }
}

export default function Price({ loaderData: price }: Route.ComponentProps) {
  const list = useListBefore()
  return (
    <>
      <SettingsHead />
      <UpLink to={list}>Prices</UpLink>
      <div className="desk:max-w-3xl">
        <PriceForm price={price} />
      </div>
    </>
  )
}

/** Path of the list with its search and page. */
const useListBefore = () => `${deskPaths.prices}${useLocation().search}`

function PriceForm({
  price: { id, revision, values, services },
}: {
  readonly price: Route.ComponentProps['loaderData']
}) {
  const fetcher = useFetcher<typeof action>()
  const list = useListBefore()
  const removal = usePageSubmission(list)
  const navigate = useNavigate()
  const isNew = id === 'new'
  const { fields, props, seen, unsaved, isBusy } = useDeskForm(fetcher, {
    name: `price ${id}`,
    schema: priceForm,
    action: deskPaths.price(id),
    defaultValue: { ...values, isTaxable: values.isTaxable ? 'on' : undefined },
    revision,
    isIdempotent: true,
    // The list shows the answer with its undo.
    onDone: () => void navigate(list, { state: fetcher.data }),
  })
  // Read after each render, since a draft is put back and discarded without an event.
  const formerKind = useRef(values.kind)
  useEffect(() => {
    const select = document.getElementById(fields.kind.id)
    if (select instanceof HTMLSelectElement) {
      formerKind.current = kindNamed(select.value) ?? values.kind
    }
  })
  const { key: taxKey, ...taxable } = getInputProps(fields.isTaxable, { type: 'checkbox' })
  return (
    <Sheet isPage title={isNew ? 'New price' : values.name}>
      <form {...props} className="grid gap-3 p-4 desk:grid-cols-2">
        <input type="hidden" name="intent" value="price" />
        <input type="hidden" name="id" value={id} />
        <SeenField seen={seen} />
        <Field field={fields.name} label="Name" hint="As it appears on quotes." />
        <SelectField
          field={fields.kind}
          label="Kind"
          onChange={({ currentTarget: { value, form } }) => {
            const box = form?.elements.namedItem(fields.isTaxable.name)
            const kind = kindNamed(value)
            if (!isNew || kind === undefined || !(box instanceof HTMLInputElement)) return
            const isUsual = box.checked === isUsuallyTaxed(formerKind.current)
            formerKind.current = kind
            // Only where nobody chose otherwise; a press, so that the draft has it too.
            if (isUsual && box.checked !== isUsuallyTaxed(kind)) box.click()
          }}
        >
          <Options of={priceKinds.map((each) => [each, priceKindNames[each]])} />
        </SelectField>
        <Field
          field={fields.unit}
          label="Unit"
          hint="Cubic yard, ton or hour. Leave empty for a lump sum."
        />
        <div className="grid grid-cols-2 max-[20rem]:grid-cols-1 gap-3">
          <Field field={fields.price} label="Price" inputMode="decimal" />
          <Field field={fields.cost} label="Our cost" inputMode="decimal" />
        </div>
        <SelectField
          field={fields.material}
          label="Item on the site"
          hint="Amounts that customers calculate for this item get this price, in this unit."
        >
          <option value="">None</option>
          {services.map((service) => (
            <optgroup key={service.id} label={service.name}>
              <Options of={service.materials.map((each) => [each.id, each.name])} />
            </optgroup>
          ))}
        </SelectField>
        <label className="flex min-h-11 items-center gap-3 desk:mt-6 desk:min-h-9 desk:self-start">
          <input key={taxKey} {...taxable} className="size-5 accent-moss" />
          Charge sales tax
        </label>
        <FormFoot label="Save" unsaved={unsaved} isBusy={isBusy} className="desk:col-span-2">
          {isNew ? null : (
            <Button
              variant="word"
              disabled={isBusy || removal.isBusy}
              onClick={() => removal.send({ intent: 'remove', id })}
            >
              Remove from the list
            </Button>
          )}
          <AnswerLine answer={fetcher.data} isBusy={isBusy} />
          <p className="basis-full text-second text-bark-soft">
            Quotes that were sent stay as they are; drafts say when the list has another price.
          </p>
        </FormFoot>
      </form>
    </Sheet>
  )
}

const kindNamed = (value: string) => priceKinds.find((kind) => kind === value)
