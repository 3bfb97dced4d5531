/** The look of every field; a select and a text area share it. At 17 px no phone zooms in. */
export const fieldInput =
  'block min-h-12 w-full rounded-lg border border-bark-soft/70 bg-white px-3.5 py-2.5 text-base text-bark placeholder:text-bark-soft/90 hover:border-bark focus-visible:border-evergreen focus-visible:outline-offset-0 aria-invalid:border-clay aria-invalid:shadow-[inset_0_0_0_1px_var(--color-clay)] disabled:cursor-not-allowed disabled:bg-paper'

export const fieldLabel = 'text-sm font-semibold text-evergreen'

/** The sentence under a field that breaks a rule. */
export const fieldError = 'mt-1.5 flex items-start gap-1.5 text-sm font-medium text-clay'

/** Id of the sentence under a field, for `aria-describedby`. */
export const errorId = (id: string): string => `${id}-error`

/** Props that connect an input to its error for assistive technology. */
export const errorProps = (id: string, error: string | undefined) => ({
  'aria-invalid': error !== undefined,
  ...(error === undefined ? {} : { 'aria-describedby': errorId(id) }),
})
