import { useState } from 'react'
import { mapEmbedLink } from '#domain/contact/map-link.ts'
import { officeOf } from '#web/layout/office.ts'
import { useSite } from '#web/site.ts'
import { Button } from '#web/ui/button.tsx'
import { Container } from '#web/ui/container.tsx'
import { ContourLines } from '#web/ui/contour-lines.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { NewTabLink } from '#web/ui/new-tab-link.tsx'

/** The map to the office. It comes from Google, so it loads only on request. */
export function OfficeMap({ heading }: { readonly heading: string }) {
  const { company } = useSite()
  const office = officeOf(company)
  const [shown, setShown] = useState(false)
  return (
    <section aria-labelledby="find-us" className="border-t border-hairline bg-paper-deep">
      <Container className="flex flex-wrap items-end justify-between gap-x-10 gap-y-5 pt-band pb-8">
        <div>
          <h2 id="find-us" className="text-heading">
            {heading}
          </h2>
          <p className="mt-3 text-lead text-bark-soft">{office.line}</p>
        </div>
        <NewTabLink href={office.map} className="link inline-flex min-h-11 items-center gap-2">
          <Icon name="pin" />
          Open in a maps app
        </NewTabLink>
      </Container>
      <div
        className={`relative isolate h-[clamp(22rem,50vh,32rem)] overflow-hidden border-t border-hairline bg-leaf-pale ${shown ? '' : 'noscript:hidden print:hidden'}`}
      >
        {shown ? (
          <iframe
            ref={(frame) => frame?.focus()}
            title={`Map of ${company.name}`}
            src={mapEmbedLink(`${company.name}, ${office.line}`)}
            referrerPolicy="no-referrer-when-downgrade"
            allowFullScreen
            className="absolute inset-0 size-full border-0"
          />
        ) : (
          <>
            <ContourLines on="map" />
            <div className="grid h-full place-items-center px-gutter">
              <div className="flex flex-col items-center rounded-card bg-white/95 px-8 py-8 text-center shadow-soft">
                <span className="grid size-14 place-items-center rounded-full bg-evergreen text-leaf">
                  <Icon name="pin" className="size-7" />
                </span>
                <Button onClick={() => setShown(true)} className="mt-5">
                  Show the Map
                </Button>
                <p className="mt-3 max-w-[16rem] text-sm text-bark-soft">
                  The map comes from Google, which then learns that you looked at it.
                </p>
              </div>
            </div>
          </>
        )}
      </div>
    </section>
  )
}
