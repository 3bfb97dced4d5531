import type { Picture as PictureData } from '#content/picture.ts'
import { Container } from './container.tsx'
import { ContourLines } from './contour-lines.tsx'
import { Picture } from './picture.tsx'

/** Top of every page but the home page: its title on its photograph. */
export function Banner({
  title,
  subtitle,
  picture,
  kicker,
  children,
}: {
  readonly title: string
  readonly subtitle?: string
  readonly picture: PictureData
  readonly kicker?: string
  /** Below the subtitle: a button, a row of chips. */
  readonly children?: React.ReactNode
}) {
  return (
    <div className="ground-dark relative isolate overflow-hidden bg-evergreen">
      <Picture
        picture={picture}
        sizes="100vw"
        priority
        decorative
        className="absolute inset-0 -z-10 size-full"
      />
      <div className="scrim absolute inset-0 -z-10" />
      <ContourLines className="-z-10 text-leaf-pale opacity-[0.16]" />
      <Container className="flex min-h-[clamp(17rem,13rem+16vw,27rem)] flex-col justify-end pt-20 pb-[clamp(2.5rem,2rem+2vw,4rem)]">
        <div className="on-photo max-w-3xl">
          {kicker === undefined ? null : <p className="kicker mb-4 text-leaf-pale">{kicker}</p>}
          <h1 className="text-title">{title}</h1>
          {subtitle === undefined ? null : (
            <p className="mt-4 max-w-prose text-lead text-paper/90">{subtitle}</p>
          )}
          {children === undefined ? null : <div className="mt-7">{children}</div>}
        </div>
      </Container>
    </div>
  )
}
