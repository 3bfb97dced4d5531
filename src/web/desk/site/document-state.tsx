import { TextLink } from '#web/desk/button.tsx'

export function DocumentState({
  errors,
  findings,
  hasDraft,
  isShown,
  publicPath,
  one,
}: {
  readonly errors: number
  readonly findings: number
  readonly hasDraft: boolean
  readonly isShown: boolean
  /** Where visitors see it; null while they do not. */
  readonly publicPath: string | null
  readonly one: string
}) {
  if (errors > 0) {
    return (
      <p role="alert" className="mt-2 text-second font-semibold text-brick">
        {errors === 1
          ? 'One field needs a change before this can be published.'
          : `${errors} fields need a change before this can be published.`}
      </p>
    )
  }
  if (findings > 0) {
    return (
      <output className="mt-2 block text-second font-semibold text-clay">
        {findings === 1
          ? 'One thing to look at before this is published. It is named at its field.'
          : `${findings} things to look at before this is published. They are named at their fields.`}
      </output>
    )
  }
  return (
    <p className="mt-2 text-second text-bark-soft">
      {hasDraft
        ? `Visitors do not see this yet: it is a draft until you publish it.`
        : isShown
          ? `The ${one} is on the site exactly as shown here.`
          : `The ${one} is hidden from the site. You can show it again from the list.`}
      {hasDraft || publicPath === null ? null : (
        <>
          {' '}
          <TextLink href={publicPath} target="_blank" rel="noreferrer" variant="in-text">
            See it on the site
          </TextLink>
        </>
      )}
    </p>
  )
}
