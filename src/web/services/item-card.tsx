import type { ServiceItem } from '#content/services/service.ts'
import { Chip } from '#web/ui/chip.tsx'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { Picture } from '#web/ui/picture.tsx'

/** How the items of a section are laid out: a few get room, many stand in close rows. */
export type ItemLayout = 'spread' | 'rows'

const grids = {
  spread: 'md:grid-cols-2 md:grid-rows-1 md:even:[&>[data-picture]]:order-last',
  rows: 'lg:grid-cols-[minmax(0,5fr)_minmax(0,8fr)] lg:grid-rows-1',
} as const

/** One thing of a service: its photograph, what it is, what for, and how much of it. */
export function ItemCard({
  item: { slug, name, picture, what, goodFor, howMuch, unit },
  layout,
  entrance = '',
}: {
  readonly item: ServiceItem
  readonly layout: ItemLayout
  /** Classes for a card that appears when the page opens. */
  readonly entrance?: string | undefined
}) {
  return (
    <li
      id={slug}
      className={`group/item relative grid grid-rows-[auto_1fr] overflow-hidden rounded-card border border-hairline bg-white transition-shadow target:border-moss hover:shadow-soft ${grids[layout]} ${entrance}`}
    >
      <div data-picture className="relative">
        <Picture
          picture={picture}
          sizes="(min-width: 62rem) 27rem, (min-width: 40rem) 50vw, 100vw"
          className={`aspect-[2/1] size-full sm:aspect-[8/5] ${layout === 'spread' ? 'md:absolute md:inset-0 md:aspect-auto' : 'lg:absolute lg:inset-0 lg:aspect-auto'}`}
        />
        {unit === undefined ? null : (
          <Chip className="absolute bottom-3 left-3 bg-paper shadow-soft lg:bottom-4 lg:left-4">
            Sold {unit}
          </Chip>
        )}
      </div>
      <div
        className={`p-5 sm:p-6 ${layout === 'spread' ? 'lg:flex lg:min-h-96 lg:flex-col lg:justify-center lg:px-10 lg:py-12' : 'lg:px-8 lg:py-7'}`}
      >
        <h3 className={layout === 'spread' ? 'text-part' : 'text-card'}>{name}</h3>
        <p className="mt-2">{what}</p>
        <dl
          className={`mt-5 grid gap-x-8 gap-y-4 border-t border-hairline pt-4 text-sm ${layout === 'rows' ? 'xl:grid-cols-2' : ''}`}
        >
          <Line sign="check" term="Good for" text={goodFor} />
          <Line sign="leaf" term="Rule of thumb" text={howMuch} />
        </dl>
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
