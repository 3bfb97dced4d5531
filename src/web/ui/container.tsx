/** The width that all content keeps, with its margins. */
export function Container({
  className = '',
  children,
}: {
  readonly className?: string
  readonly children: React.ReactNode
}) {
  return <div className={`mx-auto w-full max-w-page px-gutter ${className}`}>{children}</div>
}
