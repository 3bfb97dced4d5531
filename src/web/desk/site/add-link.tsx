import { useId, useState } from 'react'
import { writtenLink } from '#domain/site/text-links.ts'
import { Button } from '#web/desk/button.tsx'
import { Dialog } from '#web/desk/dialog.tsx'
import { fieldClasses, FieldMessage, Options } from '#web/desk/forms/field.tsx'
import { useDocumentForm } from './field-layout.tsx'

export function AddLink({
  area,
  onChange,
}: {
  readonly area: React.RefObject<HTMLTextAreaElement | null>
  readonly onChange: (text: string) => void
}) {
  const [chosen, setChosen] = useState<string | null>(null)
  return (
    <>
      <Button
        variant="word"
        className="-ml-2"
        onClick={() => {
          const { value = '', selectionStart = 0, selectionEnd = 0 } = area.current ?? {}
          setChosen(value.slice(selectionStart, selectionEnd))
        }}
      >
        Add a link
      </Button>
      {chosen === null ? null : (
        <LinkDialog
          chosen={chosen}
          onClose={() => setChosen(null)}
          onAdd={(link) => {
            setChosen(null)
            const { value = '', selectionStart = 0, selectionEnd = 0 } = area.current ?? {}
            onChange(value.slice(0, selectionStart) + link + value.slice(selectionEnd))
          }}
        />
      )}
    </>
  )
}

function LinkDialog({
  chosen,
  onAdd,
  onClose,
}: {
  readonly chosen: string
  readonly onAdd: (link: string) => void
  readonly onClose: () => void
}) {
  const id = useId()
  const { choices } = useDocumentForm()
  const [text, setText] = useState(chosen)
  const [href, setHref] = useState('')
  const [isAsked, setAsked] = useState(false)
  const link = writtenLink(text, href)
  const problem =
    text.trim() === ''
      ? 'Enter the text to show as the link.'
      : /[[\]]/.test(text)
        ? 'The text of a link cannot have square brackets.'
        : 'Choose a page, or enter an address that begins with https://, mailto: or tel:.'
  const add = () => {
    setAsked(true)
    if (link !== null) onAdd(link)
  }
  /** On keydown, Safari would lose the choice from the list of suggestions. */
  const onKeyPress = (event: React.KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    add()
  }
  return (
    <Dialog title="Add a link" onClose={onClose}>
      <label htmlFor={`${id}-text`} className="mb-1 block font-semibold">
        Link text
      </label>
      <input
        id={`${id}-text`}
        value={text}
        autoComplete="off"
        onChange={({ target }) => setText(target.value)}
        onKeyPress={onKeyPress}
        className={fieldClasses}
      />
      <label htmlFor={`${id}-href`} className="mt-3 mb-1 block font-semibold">
        Leads to
      </label>
      <input
        id={`${id}-href`}
        value={href}
        list={`${id}-pages`}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="/products"
        aria-describedby={`${id}-problem`}
        onChange={({ target }) => setHref(target.value)}
        onKeyPress={onKeyPress}
        className={fieldClasses}
      />
      <datalist id={`${id}-pages`}>
        <Options of={choices.map(({ path, name }) => [path, name])} />
      </datalist>
      <FieldMessage
        field={{
          errorId: `${id}-problem`,
          errors: isAsked && link === null ? [problem] : undefined,
        }}
      />
      <Button variant="filled" className="mt-4" onClick={add}>
        Add link
      </Button>
    </Dialog>
  )
}
