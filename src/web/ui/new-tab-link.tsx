/** A link to another site, which opens in a new tab and says so to screen readers. */
export function NewTabLink({
  href,
  what = '',
  className,
  children,
}: {
  readonly href: string
  /** The thing it opens, for screen readers: `map, `. */
  readonly what?: string
  readonly className: string
  readonly children: React.ReactNode
}) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={className}>
      {children}
      <span className="sr-only"> ({what}opens in a new tab)</span>
    </a>
  )
}
