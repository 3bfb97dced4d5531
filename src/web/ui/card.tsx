/** A white sheet with a hairline: the ground of cards, forms and notes. */
export function Card({
  as: Element,
  className = '',
  children,
}: {
  readonly as: 'article' | 'li'
  readonly className?: string
  readonly children: React.ReactNode
}) {
  return (
    <Element
      className={`relative overflow-hidden rounded-card border border-hairline bg-white ${className}`}
    >
      {children}
    </Element>
  )
}
