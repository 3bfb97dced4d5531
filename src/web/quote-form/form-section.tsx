export function FormSection({
  id,
  title,
  children,
}: {
  readonly id: string
  readonly title: string
  readonly children: React.ReactNode
}) {
  return (
    <fieldset
      id={id}
      className="min-w-0 border-t border-hairline px-5 pt-7 pb-8 first-of-type:border-t-0 sm:px-8 lg:px-10"
    >
      <legend className="float-left mb-5 w-full font-display text-card font-medium text-evergreen">
        {title}
      </legend>
      <div className="clear-both">{children}</div>
    </fieldset>
  )
}
