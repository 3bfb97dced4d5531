/** A small picture of the library; a quiet ground where there is none yet. */
export function PictureThumb({
  src,
  className = '',
}: {
  readonly src: string | null
  readonly className?: string
}) {
  return src === null ? (
    <span className={`block bg-paper-deep ${className}`} />
  ) : (
    <img
      src={src}
      alt=""
      loading="lazy"
      decoding="async"
      // Let go where files are dropped, it would be sent as another one.
      draggable={false}
      className={`block bg-paper-deep object-cover ${className}`}
    />
  )
}
