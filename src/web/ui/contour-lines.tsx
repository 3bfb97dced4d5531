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

/**
 * The signature of the site: thin contour lines of an imagined garden (drawn by
 * `scripts/contours.ts`) over the whole of the nearest `relative` element, behind its content.
 */
export function ContourLines({ on }: { readonly on: keyof typeof grounds }) {
  return <div aria-hidden="true" className={`contours absolute inset-0 -z-10 ${grounds[on]}`} />
}
