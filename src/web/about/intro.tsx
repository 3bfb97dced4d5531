import { Container } from '#web/ui/container.tsx'
import { Picture } from '#web/ui/picture.tsx'
import type { AboutContent } from './content.ts'
import { steps } from './steps.ts'

export function AboutIntro({
  intro: { heading, paragraphs, picture },
}: {
  readonly intro: AboutContent['intro']
}) {
  const [lead, ...rest] = paragraphs
  return (
    <section aria-labelledby="intro" className={`py-section ${steps.intro}`}>
      <Container className="grid gap-x-16 gap-y-10 lg:grid-cols-2 lg:items-center">
        <div>
          <h2 id="intro" className="text-heading">
            {heading}
          </h2>
          <p className="mt-6 text-lead text-evergreen">{lead}</p>
          {rest.map((paragraph) => (
            <p key={paragraph} className="mt-5 max-w-prose">
              {paragraph}
            </p>
          ))}
        </div>
        <Picture
          picture={picture}
          sizes="(min-width: 62rem) 38rem, 100vw"
          className="aspect-[4/3] rounded-card"
        />
      </Container>
    </section>
  )
}
