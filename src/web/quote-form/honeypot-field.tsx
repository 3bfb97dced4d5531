/** A field that only bots see: text in it marks the request as spam. */
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

/** The text in the form's honeypot, empty where a person filled the form. */
export function honeypotText(form: HTMLFormElement | null): string {
  const text = form === null ? null : new FormData(form).get(honeypotName)
  return typeof text === 'string' ? text : ''
}
