import { Link } from 'react-router'

/** The page of one email: the list it is from, its subject, and beside it what can be done. */
export function EmailPage({
  list,
  subject,
  children,
}: {
  readonly list: { readonly name: string; readonly path: string }
  readonly subject: string
  readonly children: React.ReactNode
}) {
  return (
    <>
      <p className="no-print mb-1 text-second">
        <EmailLink to={list.path}>{list.name}</EmailLink>
      </p>
      <h1 className="text-title break-words desk:text-title-wide">{subject}</h1>
      {children}
    </>
  )
}

/** The email on the left, narrow things beside it in a wide window. */
export function EmailColumns({ children }: { readonly children: React.ReactNode }) {
  return (
    <div className="desk:grid desk:grid-cols-[minmax(0,1fr)_20.75rem] desk:gap-8">{children}</div>
  )
}

/** A link to what the email is about. */
export function EmailLink({
  to,
  children,
}: {
  readonly to: string
  readonly children: React.ReactNode
}) {
  return (
    <Link to={to} className="font-semibold text-moss hover:underline">
      {children}
    </Link>
  )
}
