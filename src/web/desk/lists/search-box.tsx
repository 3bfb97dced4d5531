import { Form } from 'react-router'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { fieldClasses } from '#web/desk/forms/field.tsx'
import { useKeysAreOn } from '#web/desk/keys.ts'
import { maxSearchLength } from './list-address.ts'
import { SearchButton } from './list-search.tsx'
import { useSearchField } from './use-search-field.ts'

export function SearchBox({
  text = '',
  isFirst = false,
}: {
  readonly text?: string
  /** Whether the box gets the focus when the page opens. */
  readonly isFirst?: boolean
}) {
  const hasKeys = useKeysAreOn()
  const field = useSearchField(text, isFirst)
  return (
    <search aria-label="Everything">
      <Form action={deskPaths.search} className="relative">
        <input
          type="search"
          name="q"
          maxLength={maxSearchLength}
          ref={field}
          defaultValue={text}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page is for nothing else
          autoFocus={isFirst}
          aria-label="Search everything"
          aria-keyshortcuts={hasKeys ? '/' : undefined}
          placeholder="Search everything"
          className={`${fieldClasses} w-full pr-11 desk:pr-18`}
        />
        {hasKeys ? (
          <kbd
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 right-11 my-auto hidden h-5 rounded border border-hairline px-1.5 font-sans text-second leading-5 text-bark-soft desk:block"
          >
            /
          </kbd>
        ) : null}
        <SearchButton />
      </Form>
    </search>
  )
}
