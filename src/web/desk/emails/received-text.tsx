import type { ReceivedBody } from '#web/desk/requests/timeline-text.ts'

export function ReceivedText({ parts, omitted, attachments }: ReceivedBody) {
  return (
    <div className="mt-1.5 rounded-[0.5rem] border border-hairline bg-white px-3.5 py-2.5">
      {omitted === null ? null : <p className="text-bark-soft">{omitted}</p>}
      {parts.map(({ isQuoted, text }, index) =>
        isQuoted ? (
          <details key={index} className="my-1 text-bark-soft">
            <summary className="inline-flex min-h-11 cursor-pointer items-center text-second font-semibold text-moss desk:min-h-8">
              Quoted text
            </summary>
            <p className="border-l-2 border-hairline pl-3 text-second break-words whitespace-pre-line">
              {text}
            </p>
          </details>
        ) : (
          <p key={index} className="break-words whitespace-pre-line">
            {text}
          </p>
        ),
      )}
      {attachments.length === 0 ? null : (
        <ul aria-label="Attachments" className="mt-2 border-t border-hairline-soft pt-1.5">
          {attachments.map(({ name, about, href }) => (
            <li
              key={`${name} ${href ?? ''}`}
              className="flex min-h-8 flex-wrap items-center gap-x-2"
            >
              {href === null ? (
                <span className="font-semibold break-all">{name}</span>
              ) : (
                <a
                  href={href}
                  download={name}
                  className="font-semibold break-all text-moss hover:underline"
                >
                  {name}
                </a>
              )}
              <span className="text-second text-bark-soft">{about}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
