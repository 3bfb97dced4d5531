/** Field with the idempotency key of a form. */
export const formKeyField = 'formKey'

/** The key of a form as its browser made it; undefined where it has none. */
export function formKeyOf(form: FormData): string | undefined {
  const key = form.get(formKeyField)
  return typeof key === 'string' && /^[\w-]{16,64}$/.test(key) ? key : undefined
}

/** Field with the id of the colleague who typed the form; the desk refuses it from another. */
export const typedByField = 'typedBy'
