/** Values of a form's fields by name, several for some. */
export type Values = Record<string, string[]>

/** The values of all fields, hidden ones too. */
export function valuesOf(form: HTMLFormElement): Values {
  const data = new FormData(form)
  return Object.fromEntries(
    [...new Set(data.keys())].map((name) => [
      name,
      data.getAll(name).filter((value) => typeof value === 'string'),
    ]),
  )
}

/** The values of the visible fields, to compare with others. */
export function typedIn(form: HTMLFormElement, values = valuesOf(form)): string {
  const hidden = [...form.querySelectorAll<HTMLInputElement>('input[type="hidden"]')]
  const names = new Set(hidden.map(({ name }) => name))
  return JSON.stringify(Object.entries(values).filter(([name]) => !names.has(name)))
}

/** The values that `typedIn` has written. */
export const visibleValues = (typed: string): Values => Object.fromEntries(JSON.parse(typed))

/** Rows by the name of their list: `emails[1]` is one, `addresses[0].city` a part of one. */
export type Lists = ReadonlyMap<string, readonly (string | Readonly<Record<string, string>>)[]>

/** The rows of values, in place of those of the form. */
export function listsIn(form: HTMLFormElement, values: Values): Lists {
  const lists = new Map<string, (string | Record<string, string>)[]>()
  for (const name of [...Object.keys(valuesOf(form)), ...Object.keys(values)]) {
    const [, list, index, field] = /^(\w+)\[(\d+)\](?:\.(\w+))?$/.exec(name) ?? []
    if (list === undefined) continue
    const rows = lists.get(list) ?? []
    lists.set(list, rows)
    const [value] = values[name] ?? []
    if (value === undefined) continue
    const row = rows[Number(index)]
    rows[Number(index)] =
      field === undefined ? value : { ...(typeof row === 'object' ? row : {}), [field]: value }
  }
  return lists
}

/** The texts that were typed before the scripts of the page ran. */
export function typedEarly(form: HTMLFormElement): Values {
  const typed: Record<string, string[]> = {}
  for (const field of form.elements) {
    const isText =
      field instanceof HTMLTextAreaElement ||
      (field instanceof HTMLInputElement && !['checkbox', 'radio', 'hidden'].includes(field.type))
    if (isText && field.value !== field.defaultValue) typed[field.name] = [field.value]
  }
  return typed
}

export function fillIn(form: HTMLFormElement, values: Values): void {
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)) {
      // Forms do not contain unticked boxes, so only a draft with other values is complete.
      if (Object.keys(values).length > 0) {
        field.checked = values[field.name]?.includes(field.value) ?? false
      }
    } else if (
      field instanceof HTMLInputElement ||
      field instanceof HTMLTextAreaElement ||
      field instanceof HTMLSelectElement
    ) {
      const [value] = values[field.name] ?? []
      if (value !== undefined) field.value = value
    }
  }
}

/** Tells of values as if they were typed, which stores them too. */
export function announceInput(form: HTMLFormElement): void {
  form.querySelector('input')?.dispatchEvent(new Event('input', { bubbles: true }))
}
