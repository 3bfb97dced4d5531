/**
 * The signature of the site: thin contour lines of an imagined garden (drawn by
 * `scripts/contours.ts`) over the whole of the nearest `relative` element.
 */
export function ContourLines({ className = 'opacity-10' }: { readonly className?: string }) {
  return <div aria-hidden="true" className={`contours absolute inset-0 ${className}`} />
}
