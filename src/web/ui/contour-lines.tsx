const grounds = {
  /** On evergreen. */
  dark: 'text-leaf opacity-15',
  /** On paper and pale leaf. */
  light: 'text-moss opacity-20',
  /** Instead of a map: the lines are the picture. */
  map: 'text-moss opacity-40',
  /** A photograph under its scrim, or its placeholder color. */
  photo: 'text-leaf-pale opacity-10',
} as const

/** Contour lines (drawn by `scripts/contours.ts`) behind the content of the nearest `relative`. */
export function ContourLines({ on }: { readonly on: keyof typeof grounds }) {
  return <div aria-hidden="true" className={`contours absolute inset-0 -z-10 ${grounds[on]}`} />
}
