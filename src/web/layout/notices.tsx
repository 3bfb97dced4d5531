import { useSite } from '#web/site.ts'

/** What everybody should know first: days on which we are closed. */
export function Notices() {
  const { notices } = useSite()
  if (notices.length === 0) return null
  return (
    <aside aria-label="Notices" className="border-b border-hairline bg-leaf-pale text-evergreen">
      <ul className="mx-auto max-w-page px-gutter py-2 text-center text-sm font-semibold">
        {notices.map((notice) => (
          <li key={notice}>{notice}</li>
        ))}
      </ul>
    </aside>
  )
}
