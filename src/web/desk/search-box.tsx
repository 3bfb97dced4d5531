import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { deskPaths } from './desk-paths.ts'
import { fieldClasses } from './field.tsx'

/** Searches everything; the key / leads here from anywhere outside a field. */
export function SearchBox() {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      const { target } = event
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
      if (target instanceof HTMLElement && target.closest('input, textarea, select, dialog')) return
      event.preventDefault()
      input.current?.focus()
    }
    document.addEventListener('keydown', focus)
    return () => document.removeEventListener('keydown', focus)
  }, [])
  return (
    <search aria-label="Everything">
      <Form action={deskPaths.search} className="relative">
        <input
          ref={input}
          type="search"
          name="q"
          maxLength={200}
          aria-label="Search everything"
          aria-keyshortcuts="/"
          placeholder="Search everything"
          className={`${fieldClasses} w-full pr-9 desk:w-64`}
        />
        <kbd
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 right-2 my-auto hidden h-5 rounded border border-hairline px-1.5 font-sans text-second leading-5 text-bark-soft desk:block"
        >
          /
        </kbd>
      </Form>
    </search>
  )
}
