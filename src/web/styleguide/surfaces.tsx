import type { Picture as PictureData } from '#content/picture.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Card } from '#web/ui/card.tsx'
import { ContourLines } from '#web/ui/contour-lines.tsx'
import { LeafDivider } from '#web/ui/leaf-divider.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { ClosingCall } from '#web/ui/quote-call.tsx'
import { SectionHeading } from '#web/ui/section-heading.tsx'

export interface GuidePictures {
  readonly card: PictureData
  readonly banner: PictureData
}

/** Cards as the pages fill them. */
export function Cards({ card }: Pick<GuidePictures, 'card'>) {
  return (
    <ul className="guide-tiles">
      <Card as="li">
        <Picture picture={card} sizes="20rem" className="aspect-[3/2]" />
        <div className="p-5">
          <p className="kicker text-clay">Mulch</p>
          <h3 className="mt-2 text-card">A card with a picture</h3>
          <p className="mt-2 text-bark-soft">White sheet, hairline, radius of a card.</p>
        </div>
      </Card>
      <Card as="li" className="shadow-soft">
        <div className="p-5">
          <h3 className="text-card">A card under the pointer</h3>
          <p className="mt-2 text-bark-soft">The one soft shadow of the site.</p>
        </div>
      </Card>
    </ul>
  )
}

/** The grounds that the signature lines are drawn on. */
export function Signature() {
  return (
    <>
      <LeafDivider />
      <div className="guide-grounds">
        <div className="ground-dark relative isolate bg-evergreen">
          <ContourLines on="dark" />
          On evergreen
        </div>
        <div className="relative isolate bg-leaf-pale">
          <ContourLines on="light" />
          On pale leaf
        </div>
        <div className="relative isolate bg-leaf-pale">
          <ContourLines on="map" />
          Before a map
        </div>
      </div>
    </>
  )
}

/** Whole bands of a page. */
export function Bands({ banner }: Pick<GuidePictures, 'banner'>) {
  return (
    <>
      <Banner title="A banner" subtitle="Top of every page but the home page" picture={banner} />
      <div className="guide-band">
        <SectionHeading title="A section" intro="And its first sentence." />
      </div>
      <ClosingCall heading="The end of a page" text="What to do next, and the phone.">
        <span />
      </ClosingCall>
    </>
  )
}
