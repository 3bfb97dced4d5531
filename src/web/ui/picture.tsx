import type { Picture as PictureData } from '#content/picture.ts'
import { fallbackWidths } from '#domain/picture-widths.ts'
import { ContourLines } from './contour-lines.tsx'

export type DrawnPicture = Omit<PictureData, 'id' | 'og'>

interface PictureProps {
  readonly picture: DrawnPicture
  /** The displayed width, as in the `sizes` of an image: `(min-width: 62rem) 33vw, 100vw`. */
  readonly sizes: string
  /** `high`: the first screen's largest, before all others; `low`: near it, after the fonts. */
  readonly priority?: 'high' | 'low' | undefined
  /** Size and shape. The picture fills the box and is cropped around its focal point. */
  readonly className?: string
  /** Decorative: the text beside it says what it shows. */
  readonly decorative?: boolean
}

type File = Pick<PictureData, 'base' | 'widths'>

/** Under this width a picture shows its taller crop, where it has one. */
const narrow = '(max-width: 39.99rem)'

/** The folder of the built-in drawings: pale ink on dark green. */
const drawings = '/media/banners/'

/** A photograph. It takes its space before it is loaded, so that nothing moves. */
export function Picture({
  picture,
  sizes,
  priority,
  className = '',
  decorative = false,
}: PictureProps) {
  const alt = decorative ? '' : picture.alt
  if (picture.base === null) {
    return <Ground picture={picture} alt={alt} className={className} />
  }
  const { portrait } = picture
  return (
    <picture
      className={`block overflow-hidden ${picture.base.startsWith(drawings) ? 'drawing' : ''} ${className}`}
    >
      {portrait && portrait.base !== null
        ? (['avif', 'webp'] as const).map((type) => (
            <source
              key={type}
              media={narrow}
              type={`image/${type}`}
              srcSet={srcSet(portrait, type)}
              sizes={sizes}
              width={portrait.width}
              height={portrait.height}
            />
          ))
        : null}
      <source type="image/avif" sizes={sizes} srcSet={srcSet(picture, 'avif')} />
      <img
        sizes={sizes}
        src={`${picture.base}-${fallbackWidths(picture.widths).at(-1) ?? picture.width}.webp`}
        srcSet={srcSet(picture, 'webp')}
        width={picture.width}
        height={picture.height}
        alt={alt}
        decoding="async"
        fetchPriority={priority}
        loading={priority === 'high' ? undefined : 'lazy'}
        className="size-full object-cover"
        style={{ objectPosition: position(picture), backgroundColor: picture.color }}
      />
    </picture>
  )
}

/** A placeholder for a photograph that does not exist yet: its color, size and description. */
function Ground({
  picture,
  alt,
  className,
}: {
  readonly picture: DrawnPicture
  readonly alt: string
  readonly className: string
}) {
  const tones = `radial-gradient(120% 90% at 25% 0%, rgb(255 255 255 / .22), transparent 60%), linear-gradient(160deg, transparent 40%, color-mix(in srgb, var(--color-evergreen-deep) 28%, transparent))`
  return (
    <div
      {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
      className={`overflow-hidden ${className}`}
    >
      <div
        className="relative isolate size-full"
        style={{
          backgroundColor: picture.color,
          backgroundImage: tones,
          aspectRatio: `${picture.width} / ${picture.height}`,
        }}
      >
        <ContourLines on="photo" />
      </div>
    </div>
  )
}

function srcSet(file: File, type: 'avif' | 'webp'): string {
  const widths = type === 'avif' ? file.widths : fallbackWidths(file.widths)
  return widths.map((width) => `${file.base}-${width}.${type} ${width}w`).join(', ')
}

const position = ({ focal: [x, y] }: DrawnPicture): string =>
  `${Math.round(x * 100)}% ${Math.round(y * 100)}%`
