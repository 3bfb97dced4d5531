import { useEffect, useState } from 'react'
import { useSite } from '#web/site.ts'
import { ButtonLink, QuoteLink } from '#web/ui/button.tsx'
import { Container } from '#web/ui/container.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { useCarousel } from '#web/ui/carousel.ts'
import type { HomeContent } from './content.ts'
import { HeroControls } from './hero-controls.tsx'

/** The display time of a slide, in milliseconds. */
const slideInterval = 5000

/** The slides at the top of the home page, edge to edge. */
export function Hero({
  title,
  slides,
}: {
  /** The one first-order heading of the page, over the slides. */
  readonly title: string
  readonly slides: HomeContent['slides']
}) {
  const { company } = useSite()
  const { carousel, dispatch, watched } = useCarousel(slides.length, slideInterval)
  const { index, motion } = carousel
  const loaded = useLoaded()

  return (
    <section
      {...watched}
      aria-roledescription="carousel"
      aria-label="Highlights"
      className="ground-dark relative isolate flex min-h-[clamp(31rem,calc(100svh-var(--spacing-strip)-var(--spacing-header)-var(--peek)),54rem)] flex-col justify-end overflow-hidden bg-evergreen [--peek:5.5rem] [--reach:32rem] md:[--peek:7rem] md:[--reach:25rem]"
    >
      {slides.map(({ heading, picture }, at) => (
        <div
          key={heading}
          aria-hidden={at !== index}
          className={`absolute inset-0 -z-20 transition-opacity ${at === index ? 'opacity-100' : 'opacity-0'}`}
        >
          {at === 0 || loaded ? (
            <Picture
              picture={picture}
              sizes="100vw"
              priority={at === 0 ? 'high' : undefined}
              className="size-full"
            />
          ) : null}
        </div>
      ))}
      <div className="scrim absolute inset-0 -z-10" />
      <Container className="relative pt-16 pb-6 md:pb-12">
        <h1 className="sr-only">{title}</h1>
        <div
          aria-live={motion === 'playing' ? 'off' : 'polite'}
          className="on-photo grid max-w-[54rem] *:col-start-1 *:row-start-1"
        >
          {slides.map(({ heading, subheading }, at) => (
            <div
              key={heading}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the ARIA pattern of a slide
              role="group"
              aria-roledescription="slide"
              aria-label={`${at + 1} of ${slides.length}`}
              inert={at !== index}
              aria-hidden={at !== index}
              className={`flex flex-col justify-end transition-[opacity,translate,visibility] ${at === index ? 'delay-100' : 'invisible opacity-0 duration-100'}`}
            >
              <p aria-hidden="true" className="kicker mb-4 text-leaf-pale">
                {title}
              </p>
              <h2 className="text-hero">{heading}</h2>
              <p className="mt-4 max-w-xl text-lead text-paper-soft">{subheading}</p>
            </div>
          ))}
        </div>
        <div className="mt-7 grid w-fit gap-3 sm:flex">
          <QuoteLink />
          <ButtonLink to={company.phone.href} variant="light">
            <Icon name="phone" />
            {company.phone.display}
          </ButtonLink>
        </div>
        <HeroControls carousel={carousel} dispatch={dispatch} />
      </Container>
    </section>
  )
}

/** True once the page has loaded its first screen: later pictures may load now. */
function useLoaded(): boolean {
  const [loaded, setLoaded] = useState(false)
  useEffect(() => {
    const now = () => setLoaded(true)
    if (document.readyState === 'complete') return now()
    window.addEventListener('load', now, { once: true })
    return () => window.removeEventListener('load', now)
  }, [])
  return loaded
}
