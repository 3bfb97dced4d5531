/** A field that only machines see: what stands in it speaks against the request. */
export function TrapField() {
  return (
    <div aria-hidden="true" className="absolute -left-[999rem]">
      <label>
        Website
        <input name={trapName} tabIndex={-1} autoComplete="off" data-1p-ignore data-lpignore />
      </label>
    </div>
  )
}

const trapName = 'website'

/** What stands in the form's trap: nothing, where a person filled the form. */
export function trapped(form: HTMLFormElement | null): string {
  const text = form === null ? null : new FormData(form).get(trapName)
  return typeof text === 'string' ? text : ''
}
