import { UpLink } from '#web/desk/page-head.tsx'

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
      <UpLink to={list.path}>{list.name}</UpLink>
      <h1 className="text-title break-words desk:text-title-wide">{subject}</h1>
      {children}
    </>
  )
}

export function EmailColumns({ children }: { readonly children: React.ReactNode }) {
  return (
    <div className="desk:grid desk:grid-cols-[minmax(0,1fr)_20.75rem] desk:gap-8">{children}</div>
  )
}
