import { useCallback, useEffect, useRef, useState } from 'react'
import { CharacterCount } from './field-counter.tsx'

/** What stands in a text area whose text the browser holds: also what was typed before the scripts ran. */
export function useHeldText() {
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState('')
  const read = useCallback(() => setText(field.current?.value ?? ''), [])
  useEffect(read, [read])
  /** Empties it, unless something else stands there by now. */
  const emptyOf = useCallback((former: string) => {
    if (field.current?.value !== former) return
    field.current.value = ''
    setText('')
  }, [])
  return { field, text, read, emptyOf }
}

/** Such a text area with its counter: more can be typed, so that pasted text is never cut in silence. */
export function CountedTextArea({
  limit,
  ...control
}: Omit<React.ComponentProps<'textarea'>, 'ref' | 'onInput' | 'maxLength'> & {
  /** Most characters. */
  readonly limit: number
}) {
  const { field, text, read } = useHeldText()
  return (
    <>
      <textarea {...control} ref={field} onInput={read} />
      <div className="flex">
        <CharacterCount text={text} limit={limit} />
      </div>
    </>
  )
}
