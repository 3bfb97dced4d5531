/** How every text field of the site looks; a select and a textarea share it. */
export const fieldInput =
  'block w-full min-h-12 rounded-lg border border-hairline bg-white px-4 py-2.5 text-[1.0625rem] text-bark placeholder:text-bark/75 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-moss aria-invalid:border-clay aria-invalid:text-clay disabled:cursor-not-allowed disabled:bg-paper'

/** The label above a field. */
export const fieldLabel = 'mb-1.5 block font-medium text-bark'

/** The sentence under a field that breaks a rule. */
export const fieldError = 'mt-1.5 text-[0.9375rem] font-medium text-clay'
