import { useState } from 'react'
import { Container } from '#web/ui/container.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LeafDivider } from '#web/ui/leaf-divider.tsx'
import { Link } from '#web/ui/link.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { SectionHeading } from '#web/ui/section-heading.tsx'
import type { HomeContent } from './content.ts'

const sizes = '(min-width: 62rem) 25rem, (min-width: 48rem) 33vw, 50vw'

export function BestSellers({
  bestSellers: { heading, intro, tiles },
}: {
  readonly bestSellers: HomeContent['bestSellers']
}) {
  return (
    <section aria-labelledby="best-sellers" className="pb-section">
      <Container>
        <LeafDivider className="mb-band" />
        <SectionHeading id="best-sellers" title={heading} intro={intro} />
        <ul className="mt-10 grid grid-cols-2 gap-x-4 gap-y-8 md:mt-14 md:grid-cols-3 md:gap-x-7 md:gap-y-12">
          {tiles.map((tile) => (
            <Tile key={tile.name} tile={tile} />
          ))}
        </ul>
      </Container>
    </section>
  )
}

/** The second picture shows on hover and focus; on touch screens by a button. */
function Tile({
  tile: { name, line, picture, secondPicture, href },
}: {
  readonly tile: HomeContent['bestSellers']['tiles'][number]
}) {
  const [swapped, setSwapped] = useState(false)
  return (
    <li data-swapped={swapped || undefined} className="tile relative">
      <div className="relative overflow-hidden rounded-card">
        <Picture picture={picture} sizes={sizes} className="aspect-square" />
        <Picture
          picture={secondPicture}
          sizes={sizes}
          className="second-picture absolute inset-0 transition-opacity"
        />
      </div>
      <h3 className="mt-4 text-card">
        <Link to={href} className="covers-card rounded-card hover:text-moss">
          {name}
        </Link>
      </h3>
      <p className="mt-1 text-sm text-bark-soft md:text-base">{line}</p>
      <button
        type="button"
        aria-pressed={swapped}
        onClick={() => setSwapped(!swapped)}
        className="absolute top-1.5 right-1.5 hidden size-11 items-center justify-center rounded-full bg-white/90 text-evergreen pointer-coarse:flex noscript:hidden"
      >
        <Icon name="swap" />
        <span className="sr-only">{`Second picture of ${name}`}</span>
      </button>
    </li>
  )
}
