import type { Carousel, CarouselEvent } from '#web/ui/carousel.ts'
import { Icon } from '#web/ui/icon.tsx'

const round =
  'flex size-11 items-center justify-center rounded-full border border-paper/50 bg-evergreen-deep/35 transition-colors hover:border-paper hover:bg-paper hover:text-evergreen'

/** Pause, dots and arrows of the slides. Without scripts there is one slide and nothing to move. */
export function HeroControls({
  carousel: { index, count, motion },
  dispatch,
}: {
  readonly carousel: Carousel
  readonly dispatch: (event: CarouselEvent) => void
}) {
  const paused = motion === 'paused'
  return (
    <div className="mt-5 flex items-center gap-2 md:absolute md:right-gutter md:bottom-12 md:mt-0 noscript:hidden">
      <button
        type="button"
        className={round}
        onClick={() => dispatch({ is: paused ? 'played' : 'paused' })}
      >
        <Icon name={paused ? 'play' : 'pause'} />
        <span className="sr-only">{paused ? 'Play slides' : 'Pause slides'}</span>
      </button>
      <div className="mx-1 flex">
        {Array.from({ length: count }, (_, at) => (
          <button
            key={at}
            type="button"
            aria-current={at === index ? 'true' : undefined}
            onClick={() => dispatch({ is: 'chosen', index: at })}
            className="group/dot flex size-11 items-center justify-center"
          >
            <span className="h-2.5 w-2.5 rounded-full border border-paper bg-transparent transition-transform group-hover/dot:scale-125 group-aria-[current=true]/dot:bg-leaf" />
            <span className="sr-only">{`Go to slide ${at + 1}`}</span>
          </button>
        ))}
      </div>
      <button
        type="button"
        className={`${round} max-md:ml-auto`}
        onClick={() => dispatch({ is: 'previous' })}
      >
        <Icon name="chevron-left" />
        <span className="sr-only">Previous slide</span>
      </button>
      <button type="button" className={round} onClick={() => dispatch({ is: 'next' })}>
        <Icon name="chevron-right" />
        <span className="sr-only">Next slide</span>
      </button>
    </div>
  )
}
