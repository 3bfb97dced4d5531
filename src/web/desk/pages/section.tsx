import { Outlet, useLocation } from 'react-router'
import { Button, ButtonLink } from '#web/desk/button.tsx'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { useFailureText } from '#web/desk/failure-text.ts'
import { UnsavedTexts } from '#web/desk/forms/unsaved-text.tsx'
import { PageHead } from '#web/desk/page-head.tsx'

/** A loader, so that every navigation checks the session. */
export const loader = () => null

/** The place of a section inside the shell, which stays when the section fails. */
export default function Section() {
  // Another address gets a new page, so that no form or answer is left from the one before.
  return <Outlet key={useLocation().pathname} />
}

export function ErrorBoundary({ error }: { readonly error: unknown }) {
  const { status, title, text } = useFailureText(error)
  return (
    <>
      <PageHead title={title} />
      <p className="mb-5 max-w-prose">{text}</p>
      {status === 404 ? <TypedHere /> : null}
      <div className="flex flex-wrap gap-2">
        {status >= 500 ? (
          <Button variant="filled" onClick={() => window.location.reload()}>
            Try again
          </Button>
        ) : null}
        <ButtonLink to={deskPaths.today} variant={status >= 500 ? 'outline' : 'filled'}>
          Back to the desk
        </ButtonLink>
      </div>
    </>
  )
}

/** Text typed on a page whose subject was removed meanwhile. */
function TypedHere() {
  const id =
    useLocation()
      .pathname.split('/')
      .findLast((part) => part !== '') ?? ''
  return <UnsavedTexts id={id} title="What you typed here was not saved. Copy what you need." />
}
