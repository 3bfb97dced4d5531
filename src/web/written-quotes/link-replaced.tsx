import { PhoneLink } from '#web/contact/phone-link.tsx'
import { PrivatePage } from '#web/private-pages/private-page.tsx'

/** Beside a quote that other pages lead to no more. */
export const linkReplacedText = 'To open it, use the newest link that we sent you, or call us.'

/** Shown instead of a quote whose link was replaced. */
export function LinkReplaced({ isBackFromPaying }: { readonly isBackFromPaying: boolean }) {
  return (
    <PrivatePage title="This link was replaced">
      {isBackFromPaying ? (
        <p className="mt-3 font-semibold">If you have just paid, your payment counts.</p>
      ) : null}
      <p className="mt-3">
        To open your quote, use the newest link that we sent you, or call <PhoneLink />.
      </p>
    </PrivatePage>
  )
}
