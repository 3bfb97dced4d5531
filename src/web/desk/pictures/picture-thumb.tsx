export function PictureThumb({
  src,
  isWhole = false,
  className,
}: {
  readonly src: string | null
  /** Not cropped, as for a logo. */
  readonly isWhole?: boolean
  readonly className: string
}) {
  return src === null ? (
    <span className={`block bg-paper-deep ${className}`} />
  ) : (
    <img
      src={src}
      alt=""
      loading="lazy"
      decoding="async"
      // Dragging it onto a drop zone would upload it again.
      draggable={false}
      className={`block bg-paper-deep ${isWhole ? 'object-contain' : 'object-cover'} ${className}`}
    />
  )
}
