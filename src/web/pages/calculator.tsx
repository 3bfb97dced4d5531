import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { formatDate } from '#domain/time.ts'
import type { CalculatorAnswer } from '#domain/quote-requests/measured-draft.ts'
import type { PageMeta } from '#web/head.ts'
import { Calculator } from '#web/calculator/calculator.tsx'
import { calculatorContent, productMaterial } from '#web/calculator/content.ts'
import { RulesOfThumb } from '#web/calculator/rules-of-thumb.tsx'
import { deliveryId, paths } from '#domain/site/paths.ts'
import type { HandedOver } from '#web/quote-form/calculator-answer.ts'
import { DeliveryTowns } from '#web/services/delivery-towns.tsx'
import { siteContext } from '#web/site-context.ts'
import { useSite } from '#web/site.ts'
import { Banner, bannerPageMeta } from '#web/ui/banner.tsx'
import { Container } from '#web/ui/container.tsx'
import { TextWithPhone } from '#web/contact/phone-link.tsx'
import type { Route } from './+types/calculator.ts'

export { exceptFilters as shouldRevalidate } from '#web/revalidation.ts'

export const meta: PageMeta<typeof loader> = ({ loaderData, matches }) =>
  bannerPageMeta(matches, loaderData?.page, paths.calculator)

export function loader({ context }: Route.LoaderArgs) {
  const { content, now } = context.get(siteContext)
  const { company, pages, delivery } = content
  return {
    page: pages.calculator,
    calculator: calculatorContent(content),
    products: content.products.measurable,
    delivery,
    date: formatDate(now, company.timeZone),
  }
}

/** The most popular material. */
const firstMaterial = 'soil-mulch/hardwood-mulch'

export default function CalculatorPage({ loaderData }: Route.ComponentProps) {
  const { page, calculator, products, delivery, date } = loaderData
  const { company } = useSite()
  const [search, setSearch] = useSearchParams()
  const navigate = useNavigate()
  const {
    state,
    search: query,
    hash,
  }: { state: unknown; search: string; hash: string } = useLocation()
  const takeAlong = async (answer: CalculatorAnswer) => {
    const corrects = formerMeasures(state)
    // Back returns here with the measures, and a correction replaces the answer.
    await navigate(
      { search: query, hash },
      {
        state: { measures: answer.measures },
        replace: true,
        preventScrollReset: true,
        defaultShouldRevalidate: false,
      },
    )
    await navigate(paths.quote, { state: { answer, corrects } satisfies HandedOver })
  }
  const { materials } = calculator
  const wanted = search.get('material')
  const materialOf = (wantedId: string | null) => materials.find(({ id }) => id === wantedId)
  const asked = products.find(
    ({ slug, materialId }) => slug === search.get('product') && materialId === wanted,
  )
  const product = asked === undefined ? undefined : productMaterial(materials, asked)
  const material = product ?? materialOf(wanted) ?? materialOf(firstMaterial) ?? materials[0]
  const offered = product?.product === undefined ? materials : [product, ...materials]
  return (
    <>
      <Banner {...page} trail={{ name: page.title, path: paths.calculator }} />
      <Container className="py-band">
        <noscript>
          <p className="mb-8 rounded-card border border-clay/60 bg-white p-5">
            The calculator needs JavaScript, which is off in your browser. The rules of thumb below
            say how far each material goes.
          </p>
        </noscript>
        {material === undefined ? null : (
          <div className="noscript:hidden">
            <Calculator
              content={{ ...calculator, materials: offered }}
              material={material}
              choice={Number(search.get('choice') ?? 0)}
              preservedAs="evergreen.calculator"
              wide
              addLabel="Add to my quote request"
              onChoose={({ id, product: slug }) =>
                setSearch(
                  { material: id, ...(slug === undefined ? {} : { product: slug }) },
                  { replace: true, preventScrollReset: true },
                )
              }
              onAnswer={(answer) => void takeAlong(answer)}
            />
          </div>
        )}
        <p className="mt-6 hidden text-sm print:block">
          {company.name}, {company.phone.display}. {date}
        </p>
      </Container>
      <RulesOfThumb materials={materials} />
      <section
        id={deliveryId}
        aria-labelledby={`${deliveryId}-title`}
        className="border-t border-hairline bg-white/60 print:hidden"
      >
        <Container className="py-band">
          <h2 id={`${deliveryId}-title`} className="text-heading">
            {delivery.question}
          </h2>
          <p className="mt-4 mb-6 max-w-prose">
            <TextWithPhone text={delivery.answer} />
          </p>
          <DeliveryTowns towns={delivery.towns} />
        </Container>
      </section>
    </>
  )
}

/** The measures that the visitor took from this page before, by its history state. */
function formerMeasures(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'measures' in state
    ? state.measures
    : undefined
}
