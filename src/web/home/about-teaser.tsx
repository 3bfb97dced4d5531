import { ButtonLink } from '#web/ui/button.tsx'
import { Container } from '#web/ui/container.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Picture } from '#web/ui/picture.tsx'
import type { HomeContent } from './content.ts'

export function AboutTeaser({ about }: { readonly about: HomeContent['about'] }) {
  const { kicker, heading, paragraphs, link, picture } = about
  return (
    <section aria-labelledby="about-us" className="pt-8 pb-band md:pt-11">
      <Container className="grid gap-x-16 gap-y-10 lg:grid-cols-2 lg:items-start">
        <div>
          <p className="kicker mb-3 text-clay">{kicker}</p>
          <h2 id="about-us" className="text-heading">
            {heading}
          </h2>
          {paragraphs.map((paragraph, at) => (
            <p
              key={paragraph}
              className={at === 0 ? 'mt-6 text-lead text-evergreen' : 'mt-5 max-w-prose'}
            >
              {paragraph}
            </p>
          ))}
          <ButtonLink to={link.href} variant="outline" className="mt-8">
            {link.label}
            <Icon name="arrow-right" />
          </ButtonLink>
        </div>
        <Picture
          picture={picture}
          sizes="(min-width: 62rem) 38rem, 100vw"
          className="aspect-[4/3] rounded-card lg:mt-4"
        />
      </Container>
    </section>
  )
}
