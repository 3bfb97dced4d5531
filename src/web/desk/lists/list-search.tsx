import { useEffect, useRef, useState } from 'react'
import { Form } from 'react-router'
import { formatCount } from '#domain/counts.ts'
import type { ListPage } from '#domain/list-page.ts'
import { TextLink } from '#web/desk/button.tsx'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { fieldClasses } from '#web/desk/forms/field.tsx'
import { Icon } from '#web/desk/icon.tsx'
import { useWhenChanged } from '#web/desk/use-when-changed.ts'
import { maxSearchLength } from './list-address.ts'
import type { ShownList } from './pager.tsx'

/** Searches and filters a list; a choice filters at once. */
export function ListSearch({
  name,
  label = `Search ${name.toLowerCase()}`,
  placeholder,
  search,
  place,
  shown,
  pathOf,
  className,
  buttons,
  children,
}: ShownList & {
  /** Accessible name of the search. */
  readonly name: string
  readonly label?: string
  readonly placeholder: string
  readonly search: string
  readonly className: string
  /** Beside the field on phones too, where it has a line of its own otherwise. */
  readonly buttons?: React.ReactNode
  readonly children?: React.ReactNode
}) {
  // Another list shows its own search text.
  const address = pathOf(place.page)
  const [action = address] = address.split('?')
  const field = useRef<HTMLInputElement>(null)
  const [isOther, setIsOther] = useState(false)
  useWhenChanged(address, () => setIsOther(true))
  useEffect(() => {
    // The form stays, and with it the focus.
    if (isOther && field.current !== null) field.current.value = search
  }, [isOther, address, search])
  return (
    <search aria-label={name} className={className}>
      <Form
        action={action}
        className="contents"
        onChange={({ currentTarget, target }) => {
          if (target instanceof HTMLSelectElement) currentTarget.requestSubmit()
        }}
      >
        <div
          className={`desk:max-w-88 ${buttons === undefined ? 'basis-full desk:basis-88' : 'min-w-28 flex-1'}`}
        >
          <SearchHint>{placeholder}</SearchHint>
          <div className="relative">
            <input
              ref={field}
              type="search"
              name="q"
              defaultValue={search}
              maxLength={maxSearchLength}
              aria-label={label}
              placeholder={placeholder}
              className={`${searchFieldClasses} pr-11 placeholder-shown:text-ellipsis`}
            />
            <SearchButton />
          </div>
        </div>
        {buttons}
        {children}
      </Form>
      <output className="sr-only">
        {isOther ? <span key={address}>{foundText(place, shown)}</span> : null}
      </output>
    </search>
  )
}

/** Classes of a search field with a `SearchHint`. */
export const searchFieldClasses = `${fieldClasses} max-[20rem]:placeholder:text-transparent`

/** What a search looks for: in its field, and above it where large text has no room there. */
export function SearchHint({ children }: { readonly children: string }) {
  return (
    <span aria-hidden="true" className="block text-second text-bark-soft min-[20rem]:hidden">
      {children}
    </span>
  )
}

/** At the end of its field; works before the scripts do, as Enter does. */
export function SearchButton() {
  return (
    <button
      type="submit"
      aria-label="Search"
      className="absolute inset-y-0 right-0 grid w-11 place-items-center text-moss hover:text-evergreen"
    >
      <Icon name="search" />
    </button>
  )
}

/** Said by screen readers when another list is shown. */
export function foundText(
  { page, pageLength, total, hasNext, isPartial }: ListPage,
  shown: number,
): string {
  const count = formatCount(total ?? (page - 1) * pageLength + shown)
  return total === null && (hasNext || isPartial) ? `At least ${count} found` : `${count} found`
}

export function ListChoice({
  name,
  label,
  value,
  className = '',
  children,
}: {
  readonly name: string
  readonly label: string
  readonly value: string
  readonly className?: string
  readonly children: React.ReactNode
}) {
  const [chosen, setChosen] = useState(value)
  useWhenChanged(value, () => setChosen(value))
  return (
    <select
      name={name}
      aria-label={label}
      value={chosen}
      onChange={({ currentTarget }) => setChosen(currentTarget.value)}
      className={`${fieldClasses} w-auto! max-w-full ${className}`}
    >
      {children}
    </select>
  )
}

/** The rows of a list on a sheet of their own; full width on phones. */
export function ListSheet({ children }: { readonly children: React.ReactNode }) {
  return (
    <div className="-mx-4 mb-3 border-y border-hairline bg-white desk:mx-0 desk:overflow-hidden desk:rounded-sheet desk:border">
      {children}
    </div>
  )
}

/** Names of the columns of a list, on wide screens only. */
export function ListHead({
  columns,
  children,
}: {
  /** Classes that set out the columns, as in the rows. */
  readonly columns: string
  readonly children: React.ReactNode
}) {
  return (
    <div
      className={`hidden min-h-9 border-b border-hairline px-4 text-second text-bark-soft ${columns}`}
    >
      {children}
    </div>
  )
}

/** A later page is empty once all its rows have left the list; those before it have not. */
export const nothingLeft = 'Nothing is left on this page. Go back to see the rest of the list.'

/** Shown instead of a list without rows, with the reason and the next step. */
export function EmptyList({
  page = 1,
  children,
}: {
  readonly page?: number
  readonly children: React.ReactNode
}) {
  return (
    <p className="mb-4 rounded-sheet border border-hairline bg-white px-4 py-8 text-center text-bark-soft">
      {page > 1 ? nothingLeft : children}
    </p>
  )
}

/** Link from a list without a match to the search of everything. */
export function SearchEverything({ text }: { readonly text: string }) {
  return (
    <>
      {' '}
      <TextLink to={`${deskPaths.search}?${new URLSearchParams({ q: text })}`} variant="in-text">
        Search everything
      </TextLink>
    </>
  )
}
