import { useId, useState } from 'react'
import { fieldClasses } from './field.tsx'

/** Choice whether the customer is emailed, with a message from the colleague. */
export function TellCustomer({
  text,
  message,
  onMessage,
}: {
  /** Recipient and content of the email. */
  readonly text: string
  readonly message: string
  readonly onMessage: (typed: string) => void
}) {
  const [isWanted, setIsWanted] = useState(true)
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
            onChange={({ currentTarget: { checked } }) => setIsWanted(checked)}
            className="size-4.5 accent-evergreen"
          />
          Email the customer
        </label>
        <p id={textId} className="text-second break-words text-bark-soft">
          {isWanted ? text : 'No email will be sent.'}
        </p>
      </div>
      {/* Hidden, so that its text is still there once the box is checked again. */}
      <label hidden={!isWanted} className="text-second">
        Message to add (optional)
        <textarea
          name="message"
          value={message}
          onChange={({ currentTarget }) => onMessage(currentTarget.value)}
          rows={3}
          maxLength={2000}
          className={`${fieldClasses} mt-1 py-1.5`}
        />
      </label>
    </>
  )
}
