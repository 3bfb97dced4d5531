import { useId } from 'react'
import { fieldClasses } from './field.tsx'

export function TellCustomer({
  label = 'Email the customer',
  text,
  isWanted,
  onWanted,
  messageLabel = 'Message to add (optional)',
  placeholder,
  message,
  onMessage,
}: {
  readonly label?: string
  /** Recipients and content of the emails. */
  readonly text: string
  readonly isWanted: boolean
  readonly onWanted: (isWanted: boolean) => void
  readonly messageLabel?: string
  readonly placeholder?: string
  readonly message: string
  readonly onMessage: (typed: string) => void
}) {
  const textId = useId()
  return (
    <>
      <div>
        <label className="flex min-h-11 items-center gap-2.5 font-semibold desk:min-h-8">
          <input
            type="checkbox"
            name="emailCustomer"
            aria-describedby={textId}
            checked={isWanted}
            onChange={({ currentTarget: { checked } }) => onWanted(checked)}
            className="size-4.5 accent-evergreen"
          />
          {label}
        </label>
        <p id={textId} aria-live="polite" className="text-second break-words text-bark-soft">
          {isWanted ? text : 'No email will be sent.'}
        </p>
      </div>
      {/* Hidden, so that its text is still there once the box is checked again. */}
      <label hidden={!isWanted} className="text-second">
        {messageLabel}
        <textarea
          name="message"
          value={message}
          onChange={({ currentTarget }) => onMessage(currentTarget.value)}
          rows={3}
          maxLength={2000}
          placeholder={placeholder}
          className={`${fieldClasses} mt-1 py-1.5`}
        />
      </label>
    </>
  )
}
