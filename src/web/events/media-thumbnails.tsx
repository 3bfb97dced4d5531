import { Icon } from '#web/ui/icon.tsx'
import { EventImage } from './event-image.tsx'
import type { Medium } from './media.ts'

/** Small pictures of the slides, each of which leads to its slide. */
export function MediaThumbnails({
  media,
  index,
  onChoose,
}: {
  readonly media: readonly Medium[]
  readonly index: number
  readonly onChoose: (index: number) => void
}) {
  return (
    <ul aria-label="All pictures" className="mt-3 flex gap-3 overflow-x-auto p-1">
      {media.map(({ kind, url, label }, at) => (
        <li key={url}>
          <button
            type="button"
            aria-label={label}
            aria-current={at === index}
            onClick={() => onChoose(at)}
            className="block h-16 w-24 overflow-hidden rounded-lg opacity-75 ring-evergreen transition-opacity hover:opacity-100 aria-[current=true]:opacity-100 aria-[current=true]:ring-3"
          >
            {kind === 'video' ? (
              <span className="grid size-full place-items-center bg-evergreen text-paper">
                <Icon name="play" />
              </span>
            ) : (
              <EventImage url={url} alt="" sizes="6rem" className="size-full" />
            )}
          </button>
        </li>
      ))}
    </ul>
  )
}
