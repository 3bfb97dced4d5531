/** A drawn sprig between two hairlines: parts that follow each other on one ground. */
export function LeafDivider({ className = '' }: { readonly className?: string }) {
  return (
    <div aria-hidden="true" className={`flex items-center gap-5 text-leaf ${className}`}>
      <span className="h-px flex-1 bg-hairline" />
      <svg viewBox="0 0 88 24" className="h-6 w-22" focusable="false">
        <path
          d="M3 13c14-5 27-5 41-1s27 4 41-1"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.4"
          strokeLinecap="round"
        />
        <path
          fill="currentColor"
          d="M16 10c1-5 5-8 10-8 0 5-4 8-10 8Zm7 1c3 5 7 7 12 6-2-5-6-7-12-6Zm15-.5c1-6 5-9 11-9 0 6-4 9-11 9Zm10 2.500c3 5 8 7 13 5-2-5-7-7-13-5Zm13-.5c2-5 6-8 11-7-1 5-5 8-11 7Z"
        />
      </svg>
      <span className="h-px flex-1 bg-hairline" />
    </div>
  )
}
