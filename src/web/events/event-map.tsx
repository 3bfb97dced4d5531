import { useState } from 'react'
import { mapEmbedLink, mapLink } from '#domain/contact/map-link.ts'
import { Button } from '#web/ui/button.tsx'
import { ContourLines } from '#web/ui/contour-lines.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { NewTabLink } from '#web/ui/new-tab-link.tsx'

/** Height of the map, in pixels. */
const mapHeight = 350

/** The map of an address. It loads only when the visitor asks for it. */
export function EventMap({ address }: { readonly address: string }) {
  const [isShown, setIsShown] = useState(false)
  return (
    <div className="overflow-hidden rounded-card border border-hairline print:hidden">
      {isShown ? (
        <iframe
          title={`Map of ${address}`}
          src={mapEmbedLink(address)}
          height={mapHeight}
          loading="lazy"
          referrerPolicy="no-referrer"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the pressed button stood here; its focus goes on
          autoFocus
          className="block w-full"
        />
      ) : (
        <div
          // A long address on a narrow phone needs more.
          style={{ minHeight: mapHeight }}
          className="relative isolate grid place-content-center justify-items-center gap-4 bg-leaf-pale p-6 text-center"
        >
          <ContourLines on="map" />
          <Icon name="pin" className="size-9 text-evergreen" />
          <p className="max-w-sm font-medium wrap-anywhere text-evergreen">{address}</p>
          <Button onClick={() => setIsShown(true)} className="noscript:hidden">
            Show the Map
          </Button>
          <p className="text-sm noscript:hidden">
            The map comes from Google, which then learns that you looked at it.
          </p>
        </div>
      )}
      <NewTabLink
        href={mapLink(address)}
        className="link flex min-h-12 items-center gap-2 bg-white px-5 -outline-offset-3"
      >
        Directions
        <Icon name="arrow-right" className="size-4" />
      </NewTabLink>
    </div>
  )
}
