/** A field that only machines see: what stands in it speaks against the request. */
export function HoneypotField() {
  return (
    <div aria-hidden="true" className="absolute -left-[999rem]">
      <label>
        Website
        <input name={honeypotName} tabIndex={-1} autoComplete="off" data-1p-ignore data-lpignore />
      </label>
    </div>
  )
}

const honeypotName = 'website'

/** What stands in the form's honeypot: nothing, where a person filled the form. */
export function honeypotText(form: HTMLFormElement | null): string {
  const text = form === null ? null : new FormData(form).get(honeypotName)
  return typeof text === 'string' ? text : ''
}
