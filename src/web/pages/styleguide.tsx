import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { siteContext } from '#web/site-context.ts'
import { Buttons, Dialogs, Fields } from '#web/styleguide/controls.tsx'
import { Bands, Cards, type GuidePictures, Signature } from '#web/styleguide/surfaces.tsx'
import { Colors, Measures, Sizes } from '#web/styleguide/swatches.tsx'
import '#web/styleguide/styleguide.css'

export const meta: MetaFunction = () => [
  { title: 'Styleguide' },
  { name: 'robots', content: 'noindex' },
]

export function loader({ context }: LoaderFunctionArgs): GuidePictures {
  const { pages, home } = context.get(siteContext).content
  return { card: home.about.picture, banner: pages.about.picture }
}

const parts = [
  ['Colors', Colors],
  ['Type', Sizes],
  ['Spacing, radii, shadow', Measures],
  ['Buttons, chips, waiting', Buttons],
  ['Fields', Fields],
  ['Dialogs', Dialogs],
  ['Cards', Cards],
  ['Signature', Signature],
] as const

/** Every token and part of the site on one page, for those who work on it (`npm run dev`). */
export default function StyleguidePage({
  loaderData: { card, banner },
}: {
  readonly loaderData: GuidePictures
}) {
  return (
    <>
      <div className="guide">
        <h1 className="text-title">Styleguide</h1>
        {parts.map(([title, Part]) => (
          <section key={title}>
            <h2 className="text-part">{title}</h2>
            <Part card={card} />
          </section>
        ))}
      </div>
      <Bands banner={banner} />
    </>
  )
}
