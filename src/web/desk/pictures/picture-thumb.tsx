export function PictureThumb({
  src,
  className,
}: {
  readonly src: string | null
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
      className={`block bg-paper-deep object-cover ${className}`}
    />
  )
}
