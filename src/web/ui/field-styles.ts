/** The classes that every kind of field shares. Text is 17 px, so that phones do not zoom in. */
export const fieldStyles = {
  label: 'text-sm font-semibold text-evergreen',
  input:
    'block min-h-12 w-full rounded-lg border border-bark-soft/70 bg-white px-3.5 py-2.5 text-base text-bark placeholder:text-bark-soft/90 transition-[border-color,box-shadow] hover:border-bark focus-visible:border-evergreen focus-visible:outline-offset-0 aria-invalid:border-clay aria-invalid:shadow-[inset_0_0_0_1px_var(--color-clay)]',
  fault: 'mt-1.5 flex items-start gap-1.5 text-sm font-medium text-clay',
} as const

/** Id of the sentence under a field, for `aria-describedby`. */
export const faultId = (id: string): string => `${id}-fault`

/** What an input says to assistive technology about its fault and its hint. */
export function faultProps(id: string, error: string | undefined, hintId?: string) {
  const describedBy = [hintId, error === undefined ? undefined : faultId(id)].filter(
    (each) => each !== undefined,
  )
  return {
    'aria-invalid': error !== undefined,
    ...(describedBy.length === 0 ? {} : { 'aria-describedby': describedBy.join(' ') }),
  }
}
