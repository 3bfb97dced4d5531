import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '#web/desk/button.tsx'
import { Icon } from '#web/desk/icon.tsx'
import { fieldClasses, Options } from '#web/desk/forms/field.tsx'
import { UndoLine } from '#web/desk/forms/saved-line.tsx'
import { removeRow } from '#web/remove-row.ts'
import { textsOf } from './document-values.ts'
import { type FieldProps, FieldLayout, useDocumentForm } from './field-layout.tsx'
import { moved } from './list-field.tsx'
import { DragHandle, OrderButtons } from './order.tsx'

export function ChosenField({
  of,
  field,
  place,
  value,
  onChange,
}: FieldProps<'list'> & { readonly of: 'project' | 'service' }) {
  const { meta, most } = field
  const { all, usual } = useDocumentForm().entries[of]
  // Entries that were hidden are left out, and dropped by the next change.
  const chosen = textsOf(value ?? usual).flatMap((id) => all.filter((each) => each.id === id))
  const others = all.filter((each) => !chosen.includes(each))
  const ids = chosen.map(({ id }) => id)
  const move = (from: number, to: number) => onChange(moved(ids, from, to))
  const [next, setNext] = useState('')
  const [removed, setRemoved] = useState<{
    readonly at: number
    readonly id: string
    readonly title: string
  } | null>(null)
  const putBack = ({ at, id }: NonNullable<typeof removed>) => {
    flushSync(() => {
      onChange(ids.toSpliced(at, 0, id))
      setRemoved(null)
    })
    list.current?.children[at]?.querySelector<HTMLElement>('[data-row-remove]')?.focus()
  }
  const list = useRef<HTMLUListElement>(null)
  return (
    <section aria-label={meta.label} data-rows className="min-w-0">
      <h3 className="font-semibold text-evergreen">
        {meta.label} <span className="font-normal text-bark-soft">{chosen.length}</span>
      </h3>
      <ul ref={list} className="mt-1 divide-y divide-hairline-soft border-y border-hairline-soft">
        {chosen.map(({ id, title }, at) => (
          <li
            key={id}
            className="flex min-h-11 items-center gap-1 bg-white max-[20rem]:flex-wrap data-dragged:relative data-dragged:z-10 data-dragged:shadow-lg"
          >
            <DragHandle list={list} place={at} onMove={move} />
            <span className="min-w-0 flex-1 py-1 max-[20rem]:min-w-3/5">{title}</span>
            <OrderButtons name={title} place={at} count={chosen.length} onMove={move} />
            <Button
              variant="word"
              className="size-11 desk:size-9"
              aria-label={`Remove ${title}`}
              data-row-remove
              onClick={({ currentTarget }) =>
                removeRow(currentTarget, () => {
                  onChange(ids.toSpliced(at, 1))
                  setRemoved({ at, id, title })
                })
              }
            >
              <Icon name="close" className="size-4 shrink-0" />
            </Button>
          </li>
        ))}
      </ul>
      {removed === null || ids.includes(removed.id) || chosen.length >= most ? null : (
        <UndoLine
          key={removed.id}
          text={`${removed.title} was removed.`}
          onUndo={() => putBack(removed)}
          onExpired={() => setRemoved(null)}
        />
      )}
      {others.length === 0 || chosen.length >= most ? (
        <p className="mt-1 text-second text-bark-soft">
          {others.length === 0 ? meta.help : `${meta.help} Remove one to choose another.`}
        </p>
      ) : (
        <div className="mt-2">
          <FieldLayout label={`Add a ${of}`} help={meta.help} place={place}>
            {(props) => (
              <span className="flex gap-2">
                <select
                  {...props}
                  data-rows-end
                  value={next}
                  onChange={({ target }) => setNext(target.value)}
                  className={fieldClasses}
                >
                  <option value="">Choose…</option>
                  <Options of={others.map(({ id, title }) => [id, title])} />
                </select>
                <Button
                  disabled={next === ''}
                  onClick={() => {
                    onChange([...ids, next])
                    setNext('')
                  }}
                >
                  Add
                </Button>
              </span>
            )}
          </FieldLayout>
        </div>
      )}
    </section>
  )
}
