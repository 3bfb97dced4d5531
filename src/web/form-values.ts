/** The text of a field in a form; empty without one. */
export function textIn(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** The chosen file of a form; null without one, for which browsers send an empty file without a name. */
export async function fileIn(
  form: FormData,
): Promise<{ readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> } | null> {
  const file = form.get('file')
  if (!(file instanceof File) || file.name === '') return null
  return { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) }
}
