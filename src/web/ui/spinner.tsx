/** A loading state, whose text is announced. */
export function Spinner({
  label,
  className,
}: {
  readonly label: string
  readonly className: string
}) {
  return (
    <output className="inline-flex">
      <Wheel className={`text-moss ${className}`} />
      <span className="sr-only">{label}</span>
    </output>
  )
}

/** The wheel alone, beside a text that says what is loading. */
export function Wheel({ className }: { readonly className: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={`animate-spin ${className}`}>
      <circle
        cx="12"
        cy="12"
        r="9"
        fill="none"
        stroke="currentColor"
        strokeOpacity="0.25"
        strokeWidth="3"
      />
      <path
        d="M12 3a9 9 0 0 1 9 9"
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </svg>
  )
}
