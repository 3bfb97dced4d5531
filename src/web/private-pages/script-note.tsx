import { PhoneLink } from '#web/contact/phone-link.tsx'

/** Tells a visitor without scripts how to answer otherwise, on a page whose forms need them. */
export function ScriptNote() {
  return (
    <noscript>
      <p className="mx-auto my-6 max-w-3xl rounded-card border border-clay/60 bg-white p-5 print:hidden">
        Answering on this page needs JavaScript, which is off in your browser. Reply to our email
        instead, or call <PhoneLink />.
      </p>
    </noscript>
  )
}
