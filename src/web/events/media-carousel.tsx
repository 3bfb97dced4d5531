import { useEffect, useRef, useState } from 'react'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { useCarousel } from '#web/ui/carousel.ts'
import { EventImage } from './event-image.tsx'
import { MediaThumbnails } from './media-thumbnails.tsx'
import { mediaTimes, swipeOf, type Medium } from './media.ts'

/** A carousel of the event's videos and pictures. */
export function MediaCarousel({
  media,
  eventName,
}: {
  readonly media: readonly Medium[]
  readonly eventName: string
}) {
  const { carousel, dispatch, watched } = useCarousel(media.length, mediaTimes.stands)
  const { index, motion } = carousel
  const touch = useRef<{ readonly x: number; readonly y: number }>(null)

  return (
    <section {...watched} aria-roledescription="carousel" aria-label={`Pictures of ${eventName}`}>
      <div
        className="relative overflow-hidden rounded-card bg-paper-deep ring-1 ring-hairline"
        onTouchStart={({ touches }) => {
          const first = touches[0]
          touch.current = first === undefined ? null : { x: first.clientX, y: first.clientY }
        }}
        onTouchEnd={({ changedTouches }) => {
          const last = changedTouches[0]
          const from = touch.current
          touch.current = null
          if (from === null || last === undefined) return
          const swipe = swipeOf(last.clientX - from.x, last.clientY - from.y)
          if (swipe !== null) dispatch({ is: swipe })
        }}
      >
        <div
          aria-live={motion === 'playing' ? 'off' : 'polite'}
          className="flex aspect-3/2 w-full transition-transform ease-out lg:max-h-[max(27rem,100svh-22rem)] print:aspect-3/1"
          style={{ translate: `${-100 * index}%`, transitionDuration: `${mediaTimes.slides}ms` }}
        >
          {media.map((medium, at) => (
            <div
              key={medium.url}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the ARIA pattern of a slide
              role="group"
              aria-roledescription="slide"
              aria-label={medium.label}
              inert={at !== index}
              className="size-full shrink-0"
            >
              <Slide
                medium={medium}
                isFirst={at === 0}
                isShown={at === index}
                eventName={eventName}
                onPlay={() => dispatch({ is: 'paused' })}
              />
            </div>
          ))}
        </div>
        {media.length > 1 ? (
          <div className="absolute right-3 bottom-3 flex gap-2">
            <Control
              label="Previous"
              icon="chevron-left"
              onClick={() => dispatch({ is: 'previous' })}
            />
            {motion === 'paused' ? (
              <Control label="Play" icon="play" onClick={() => dispatch({ is: 'played' })} />
            ) : (
              <Control label="Pause" icon="pause" onClick={() => dispatch({ is: 'paused' })} />
            )}
            <Control label="Next" icon="chevron-right" onClick={() => dispatch({ is: 'next' })} />
          </div>
        ) : null}
      </div>
      {media.length > 1 ? (
        <MediaThumbnails
          media={media}
          index={index}
          onChoose={(chosen) => dispatch({ is: 'chosen', index: chosen })}
        />
      ) : null}
    </section>
  )
}

function Control({
  label,
  icon,
  onClick,
}: {
  readonly label: string
  readonly icon: IconName
  readonly onClick: () => void
}) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="grid size-11 place-items-center rounded-full bg-evergreen-deep/85 text-paper hover:bg-evergreen"
    >
      <Icon name={icon} />
    </button>
  )
}

const sizes = '(min-width: 62rem) 56rem, calc(100vw - 2rem)'

function Slide({
  medium,
  isFirst,
  isShown,
  eventName,
  onPlay,
}: {
  readonly medium: Medium
  readonly isFirst: boolean
  readonly isShown: boolean
  readonly eventName: string
  readonly onPlay: () => void
}) {
  const [isBroken, setIsBroken] = useState(false)
  const video = useRef<HTMLVideoElement>(null)
  const alt = `${eventName}, ${medium.label.toLowerCase()}`

  useEffect(() => {
    // A medium that failed before hydration fires no event.
    if (video.current?.error) setIsBroken(true)
  }, [])

  useEffect(() => {
    if (!isShown) video.current?.pause()
  }, [isShown])

  return medium.kind === 'image' || isBroken ? (
    <EventImage
      url={isBroken ? undefined : medium.url}
      alt={alt}
      sizes={sizes}
      priority={isFirst ? 'high' : undefined}
      className="size-full"
    />
  ) : (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- organizers give no caption files
    <video
      ref={video}
      src={medium.url}
      controls
      playsInline
      preload="metadata"
      aria-label={alt}
      onPlay={onPlay}
      onError={() => setIsBroken(true)}
      className="size-full bg-evergreen-deep object-contain"
    />
  )
}
