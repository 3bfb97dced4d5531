import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { FormField } from '#domain/site/form-of.ts'
import { Button } from '#web/desk/button.tsx'
import { UndoLine } from '#web/desk/forms/saved-line.tsx'
import { emptyValue, entryTitle } from './document-values.ts'
import { type FieldProps, useDocumentForm } from './field-layout.tsx'
import { DragHandle, OrderButtons } from './order.tsx'

export function ListField({
  field,
  place,
  value,
  onChange,
  Entry,
}: FieldProps<'list'> & {
  readonly Entry: React.ComponentType<FieldProps<FormField['is']>>
}) {
  const { meta, entry, least, most } = field
  const entries: readonly unknown[] = Array.isArray(value) ? value : []
  // Entries have no ids. Own keys keep a row's open state when it moves.
  const [keys, setKeys] = useState(() => entries.map((_, at) => at))
  const [opened, setOpened] = useState<number | null>(null)
  const [removed, setRemoved] = useState<{
    readonly at: number
    readonly key: number
    readonly entry: unknown
  } | null>(null)
  // The value was replaced from outside: a colleague's save or a restored draft.
  if (keys.length !== entries.length) {
    setKeys(entries.map((_, at) => at))
    setRemoved(null)
  }
  const { errors } = useDocumentForm()
  const one = meta.one ?? 'entry'
  const isInPlace = meta.look === 'in-place'

  const move = (from: number, to: number) => {
    onChange(moved(entries, from, to))
    setKeys(moved(keys, from, to))
  }
  const newKey = Math.max(-1, ...keys) + 1
  const add = () => {
    flushSync(() => {
      onChange([...entries, emptyValue(entry)])
      setKeys([...keys, newKey])
      setOpened(newKey)
    })
    list.current?.lastElementChild
      ?.querySelector<HTMLElement>('[data-entry] :is(input, select, textarea, button)')
      ?.focus()
  }
  const remove = (at: number, key: number) => {
    onChange(entries.toSpliced(at, 1))
    setKeys(keys.toSpliced(at, 1))
    setRemoved({ at, key, entry: entries[at] })
  }
  const putBack = ({ at, entry }: NonNullable<typeof removed>) => {
    flushSync(() => {
      onChange(entries.toSpliced(at, 0, entry))
      setKeys(keys.toSpliced(at, 0, newKey))
      setRemoved(null)
    })
    list.current?.children[at]?.querySelector<HTMLElement>('[aria-expanded]')?.focus()
  }
  const error = errors[place]
  const errorId = useId()
  const list = useRef<HTMLUListElement>(null)
  return (
    <section aria-label={meta.label} className="min-w-0">
      <h3 className="font-semibold text-evergreen">
        {meta.label} <span className="font-normal text-bark-soft">{entries.length}</span>
      </h3>
      {meta.help === undefined ? null : <p className="text-second text-bark-soft">{meta.help}</p>}
      <p id={errorId} role="alert" className="text-second text-brick">
        {error}
      </p>
      <ul ref={list} className="mt-1 divide-y divide-hairline-soft border-y border-hairline-soft">
        {entries.map((each, at) => {
          const key = keys[at] ?? at
          const title = entryTitle(each, `New ${one}`)
          const entryPlace = `${place}.${at}`
          const hasErrors = Object.keys(errors).some((error) => error.startsWith(`${entryPlace}.`))
          const isOpen = opened === key
          return (
            <li
              key={key}
              className="bg-white data-dragged:relative data-dragged:z-10 data-dragged:shadow-lg"
            >
              <div className="flex min-h-11 items-center gap-1">
                {isInPlace ? null : <DragHandle list={list} place={at} onMove={move} />}
                <button
                  type="button"
                  aria-expanded={isOpen}
                  data-invalid={hasErrors ? '' : undefined}
                  onClick={() => setOpened(isOpen ? null : key)}
                  className="flex min-h-11 min-w-0 flex-1 items-center gap-2 text-left hover:text-evergreen"
                >
                  <span className="min-[20rem]:truncate">{title}</span>
                  {hasErrors ? (
                    <span className="shrink-0 text-second font-semibold text-brick">
                      Needs a change
                    </span>
                  ) : null}
                </button>
                {isInPlace ? null : (
                  <OrderButtons name={title} place={at} count={entries.length} onMove={move} />
                )}
              </div>
              {isOpen ? (
                <div data-entry="" className="pb-4 pl-3">
                  <Entry
                    field={entry}
                    place={entryPlace}
                    value={each}
                    onChange={(changed) => onChange(entries.with(at, changed))}
                  />
                  {entries.length > least ? (
                    <Button variant="word" className="mt-2 -ml-2" onClick={() => remove(at, key)}>
                      Remove this {one}
                    </Button>
                  ) : null}
                </div>
              ) : null}
            </li>
          )
        })}
      </ul>
      {entries.length < most ? (
        <div className="flex flex-wrap items-center gap-x-4">
          <Button
            variant="word"
            className="-ml-2"
            data-invalid={error === undefined ? undefined : ''}
            aria-describedby={errorId}
            onClick={add}
          >
            Add {/^[aeiou]/.test(one) ? 'an' : 'a'} {one}
          </Button>
          {removed === null ? null : (
            <UndoLine
              key={removed.key}
              text={`The ${one} was removed.`}
              onUndo={() => putBack(removed)}
              onExpired={() => setRemoved(null)}
            />
          )}
        </div>
      ) : null}
    </section>
  )
}

export function moved<T>(all: readonly T[], from: number, to: number): T[] {
  const [taken] = all.slice(from, from + 1)
  const others = all.toSpliced(from, 1)
  return taken === undefined ? others : others.toSpliced(to, 0, taken)
}
