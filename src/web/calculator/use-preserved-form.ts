import { useEffect, useRef } from 'react'
import { getSessionItem, setSessionItem } from '#web/session-storage.ts'
import type { CalculatorForm } from './calculator-form.ts'

/** Preserves the measures for this tab, and restores them when the calculator is opened again. */
export function usePreservedForm(
  { name, of, isKept }: { readonly name: string; readonly of: string; readonly isKept: boolean },
  form: CalculatorForm,
  bringBack: (form: CalculatorForm) => void,
): void {
  const first = useRef(form)
  const latest = useRef(form)
  useEffect(() => {
    latest.current = form
  })
  useEffect(() => {
    const stored = isKept ? getSessionItem(name) : null
    if (stored === null) return
    const read = async () => {
      // The schema loads only where something is preserved.
      const { readForm } = await import('./preserved-form.ts')
      const before = readForm(stored, of)
      if (before !== null && latest.current === first.current) bringBack(before)
    }
    // Without a connection the form starts empty.
    read().catch(() => {})
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Once, when it is opened
  }, [])
  useEffect(() => {
    if (!isKept || form === first.current) return
    setSessionItem(name, JSON.stringify({ of, form }))
  }, [form, isKept, name, of])
}

/** Deletes the stored measures once they were used. */
export const forgetForm = (name: string): void => setSessionItem(name, null)
