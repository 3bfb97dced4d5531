/** Something is on its way. The words are announced; the wheel stands still where motion is unwelcome. */
export function Spinner({
  label,
  className = 'size-8',
}: {
  readonly label: string
  readonly className?: string
}) {
  return (
    <output className="inline-flex">
      <svg viewBox="0 0 24 24" aria-hidden="true" className={`animate-spin text-moss ${className}`}>
        <circle
          cx="12"
          cy="12"
          r="9"
          fill="none"
          stroke="currentColor"
          strokeOpacity="0.22"
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
      <span className="sr-only">{label}</span>
    </output>
  )
}
