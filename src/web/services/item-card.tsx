import type { ServiceItem } from '#content/services/service.ts'
import { HowMuchButton } from '#web/calculator/use-calculator.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { Picture } from '#web/ui/picture.tsx'
import './item-card.css'

/** The layout of a section's items: wide for a few, compact rows for many. */
export type ItemLayout = 'spread' | 'rows'

/** An item of a service: its photograph, description, use and amount. */
export function ItemCard({
  item: { slug, name, picture, what, goodFor, howMuch, unit },
  layout,
  isBulk,
  entrance = '',
  onHowMuch,
}: {
  readonly item: ServiceItem
  readonly layout: ItemLayout
  /** Whether its picture may be cut low. */
  readonly isBulk: boolean
  /** Classes for a card that appears when the page opens. */
  readonly entrance?: string | undefined
  /** Opens the calculator; null where there is none for it. */
  readonly onHowMuch: (() => void) | null
}) {
  return (
    <li
      id={slug}
      className={`item item-${layout} ${isBulk ? 'item-bulk' : ''} relative grid overflow-hidden rounded-card border border-hairline bg-white transition-shadow hover:shadow-soft ${entrance}`}
    >
      <div className="relative">
        <Picture
          picture={picture}
          sizes="(min-width: 62rem) 27rem, (min-width: 40rem) 50vw, calc(100vw - 2rem)"
          priority="low"
          className="item-picture size-full"
        />
        {unit === undefined ? null : (
          <Chip className="item-unit absolute bg-paper shadow-soft">Sold {unit}</Chip>
        )}
      </div>
      <div className="item-text p-5 sm:p-6">
        <h3 className={layout === 'spread' ? 'text-part' : 'text-card'}>{name}</h3>
        <p className="mt-2">{what}</p>
        <dl className="item-facts mt-5 grid gap-x-8 border-t border-hairline pt-4 text-sm">
          <Line sign="check" term="Good for" text={goodFor} />
          <Line sign="leaf" term="Rule of thumb" text={howMuch} />
        </dl>
        {onHowMuch === null ? null : (
          <HowMuchButton name={name} onPress={onHowMuch} className="mt-3 -mb-2 self-start" />
        )}
      </div>
    </li>
  )
}

function Line({
  sign,
  term,
  text,
}: {
  readonly sign: IconName
  readonly term: string
  readonly text: string
}) {
  return (
    <div>
      <dt className="flex items-center gap-1.5 font-semibold text-moss">
        <Icon name={sign} className="size-4" />
        {term}
      </dt>
      <dd className="mt-0.5 text-bark-soft">{text}</dd>
    </div>
  )
}
