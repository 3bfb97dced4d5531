import { estimateText, totalTons, weightText } from '#domain/materials/request-estimate.ts'
import type { Lead } from '#domain/quote-requests/lead.ts'
import { preferenceText } from '#domain/quote-requests/preferences.ts'
import { addressLine } from '#domain/addresses/address-parts.ts'
import { Quantities } from './quantities.tsx'

export function wantedOf({ status, request }: Lead) {
  const estimates = request?.estimates ?? []
  return {
    details: request?.projectDetails ?? '',
    notes: request?.additionalNotes ?? '',
    preferences: preferenceText(request?.preferences ?? {}),
    services: (request?.services ?? []).map(({ id, name, materials, address }) => ({
      id,
      name,
      materials: materials.map((material) => material.name).join(', '),
      address: addressLine(address),
    })),
    estimates: estimates.map(estimateText),
    weight: weightText(totalTons(estimates)),
    isUnfinished: status === 'incomplete',
  }
}

export function Wanted({
  details,
  notes,
  preferences,
  services,
  estimates,
  weight,
  isUnfinished,
}: ReturnType<typeof wantedOf>) {
  return (
    <section
      aria-labelledby="wanted"
      className="@container -mx-4 mb-6 border-y border-hairline bg-white desk:mx-0 desk:rounded-sheet desk:border"
    >
      <div className="px-4 pt-3 pb-3 desk:px-5 desk:pt-4">
        <h2 id="wanted" className="mb-1">
          The request
        </h2>
        {isUnfinished ? (
          <p className="text-bark-soft">
            Only the contact details came through; the rest of the form did not. They may be waiting
            for a call.
          </p>
        ) : null}
        {details === '' ? null : (
          <p className="max-w-[60ch] break-words whitespace-pre-line">{details}</p>
        )}
        {notes === '' ? null : (
          <p className="mt-2 max-w-[60ch] break-words whitespace-pre-line text-bark-soft">
            {notes}
          </p>
        )}
      </div>
      {preferences.length === 0 ? null : (
        <dl className="grid gap-x-6 gap-y-1 border-t border-hairline-soft px-4 py-2.5 @lg:grid-cols-2 desk:px-5">
          {preferences.map(({ question, answer }) => (
            <div key={question}>
              <dt className="text-second text-bark-soft">{question}</dt>
              <dd>{answer}</dd>
            </div>
          ))}
        </dl>
      )}
      {services.length === 0 ? null : (
        <ul className="divide-y divide-hairline-soft border-t border-hairline-soft">
          {services.map(({ id, name, materials, address }) => (
            <li
              key={id}
              className="gap-4 px-4 py-2.5 break-words @lg:grid @lg:grid-cols-3 desk:px-5"
            >
              <span className="font-semibold">{name}</span>
              <span className="block">{materials}</span>
              <span className="block text-second text-bark-soft">{address}</span>
            </li>
          ))}
        </ul>
      )}
      <Quantities estimates={estimates} weight={weight} />
    </section>
  )
}
