import { useState } from 'react'
import { Picture } from '#web/ui/picture.tsx'
import { ownPicture, useEventPictures } from './event-picture.ts'

/** One picture of an event; a placeholder where there is none or it does not load. */
export function EventImage({
  url,
  alt,
  sizes,
  priority,
  className,
}: {
  readonly url: string | undefined
  /** Empty beside a text that says the same. */
  readonly alt: string
  readonly sizes: string
  readonly priority?: 'high' | undefined
  readonly className: string
}) {
  const pictures = useEventPictures()
  const [isBroken, setIsBroken] = useState(false)
  if (url === undefined || isBroken) {
    return (
      <Picture
        picture={pictures.placeholder}
        decorative={alt === ''}
        {...{ sizes, priority, className }}
      />
    )
  }
  const own = ownPicture(pictures, url)
  if (own !== undefined) {
    return <Picture picture={own} decorative={alt === ''} {...{ sizes, priority, className }} />
  }
  return (
    <img
      // A picture that failed before hydration fires no event.
      ref={(image) => {
        if (image?.complete === true && image.naturalWidth === 0) setIsBroken(true)
      }}
      src={url}
      alt={alt}
      fetchPriority={priority}
      loading={priority === 'high' ? undefined : 'lazy'}
      decoding="async"
      onError={() => setIsBroken(true)}
      className={`bg-paper-deep object-cover ${className}`}
    />
  )
}
