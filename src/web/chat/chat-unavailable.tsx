import { useSite } from '#web/site.ts'
import { ChatFrame } from './chat-frame.tsx'

/** Shown instead of the assistant if it could not be loaded. */
export function ChatUnavailable({ onClose }: { readonly onClose: () => void }) {
  const { company } = useSite()
  return (
    <ChatFrame onClose={onClose}>
      <div className="p-5">
        <p>The assistant could not be loaded. Please call us or write to us instead:</p>
        <p className="mt-4">
          <a href={company.phone.href} className="link inline-flex min-h-11 items-center">
            {company.phone.display}
          </a>
        </p>
        <p>
          <a href={`mailto:${company.email}`} className="link inline-flex min-h-11 items-center">
            {company.email}
          </a>
        </p>
      </div>
    </ChatFrame>
  )
}
