import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { createStore } from '#web/store.ts'

const storedAs = 'desk keys'

const areOn = createStore(typeof window === 'undefined' || localStorage.getItem(storedAs) !== 'off')

/** Whether single keys do something in this browser. */
export const useKeysAreOn = (): boolean =>
  useSyncExternalStore(areOn.subscribe, areOn.current, () => true)

/** Turns the shortcuts on or off: they disturb people who use voice control. */
export function turnKeys(isOn: boolean): void {
  if (isOn) localStorage.removeItem(storedAs)
  else localStorage.setItem(storedAs, 'off')
  areOn.set(isOn)
}

/** What was typed since `/` while the search of everything opens; null if it does not. */
let typedAhead: string | null = null

/** Ends the waiting for the search; returns what was typed meanwhile. */
export function takeTypedAhead(): string {
  const text = typedAhead ?? ''
  typedAhead = null
  return text
}

/**
 * Lets a key press the element that names it in `aria-keyshortcuts`, and J and K go through the rows
 * of the page. `onHelp` runs on `?`. `onSearch` runs on `/` on a page without a search box; it
 * returns whether the search opens.
 */
export function useKeys(onHelp: () => void, onSearch: () => boolean): void {
  const isOn = useKeysAreOn()
  useEffect(() => {
    document.addEventListener('keydown', sendWritten)
    return () => document.removeEventListener('keydown', sendWritten)
  }, [])
  const didPress = (pressed: string) => {
    if (typedAhead !== null && pressed.length === 1) {
      typedAhead += pressed
      return true
    }
    const key = pressed.toLowerCase()
    if (key === '?') onHelp()
    if (key === '?' || pressOf(key)) return true
    if (key === '/' && onSearch()) {
      typedAhead = ''
      return true
    }
    return isRowKey(key) && moveTo(key)
  }
  const press = useEffectEvent((event: KeyboardEvent) => {
    leaveText(event)
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    if (didPress(event.key)) event.preventDefault()
  })
  useEffect(() => {
    if (!isOn) return
    const onKey = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isOn])
}

/** Ctrl or ⌘ with Enter submits the form that has the focus. */
function sendWritten({ key, ctrlKey, metaKey, target }: KeyboardEvent): void {
  if (key !== 'Enter' || !(ctrlKey || metaKey) || !(target instanceof HTMLElement)) return
  target.closest('form')?.querySelector<HTMLElement>('button[type="submit"]')?.click()
}

/** Escape leaves a text outside a dialog, which Escape closes, so that the keys work again. */
function leaveText({ key, isComposing, target }: KeyboardEvent): void {
  if (key !== 'Escape' || isComposing || !(target instanceof HTMLTextAreaElement)) return
  if (target.closest('dialog, [popover]') === null) target.blur()
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest(
    'input:not([type="checkbox"], [type="radio"]), textarea, select, dialog, [contenteditable]',
  ) !== null

const isRowKey = (key: string): key is 'j' | 'k' => key === 'j' || key === 'k'

function pressOf(key: string): boolean {
  const element = [
    ...document.querySelectorAll<HTMLElement>(`[aria-keyshortcuts="${CSS.escape(key)}" i]`),
  ].find((each) => each.checkVisibility())
  if (element instanceof HTMLInputElement || element instanceof HTMLSelectElement) element.focus()
  else element?.click()
  return element !== undefined
}

/** Focuses the next or previous row, and at first the first row. */
function moveTo(key: 'j' | 'k'): boolean {
  const rows = [...document.querySelectorAll<HTMLElement>('main li')].flatMap((row) => {
    const link = row.querySelector<HTMLElement>('a[href^="/desk/"]')
    return link?.checkVisibility() === true ? [link] : []
  })
  const at = rows.findIndex((link) => link.closest('li')?.contains(document.activeElement))
  const next = rows[at === -1 ? 0 : at + (key === 'j' ? 1 : -1)]
  next?.focus()
  return next !== undefined
}
