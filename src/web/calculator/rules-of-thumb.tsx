import { paths } from '#domain/site/paths.ts'
import { Container } from '#web/ui/container.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import type { CalculatorMaterial } from './content.ts'

/** The coverage of each material in a sentence, service by service. */
export function RulesOfThumb({ materials }: { readonly materials: readonly CalculatorMaterial[] }) {
  const services = Map.groupBy(materials, ({ service }) => service.slug)
  return (
    <section
      aria-labelledby="rules-of-thumb"
      className="border-t border-hairline bg-white/60 print:hidden"
    >
      <Container className="py-band">
        <h2 id="rules-of-thumb" className="text-heading">
          Rules of thumb
        </h2>
        <p className="mt-4 max-w-prose text-lead text-bark-soft">
          What we say at the counter when someone asks how far a load goes.
        </p>
        <div className="mt-8 grid gap-3">
          {[...services].map(([slug, each]) => (
            <details
              key={slug}
              className="group rounded-card border border-hairline bg-white px-5 open:pb-5"
            >
              <summary className="flex min-h-14 items-center py-3 justify-between gap-4 font-display text-card font-medium text-evergreen hyphens-auto">
                {each[0]?.service.name}
                <Icon
                  name="chevron-down"
                  className="size-5 text-moss transition-transform group-open:rotate-180"
                />
              </summary>
              <dl className="grid gap-x-10 gap-y-4 sm:grid-cols-2">
                {each.map(({ id, name, howMuch }) => (
                  <div key={id}>
                    <dt className="font-semibold">
                      <Link
                        to={`${paths.service(slug)}#${id.slice(slug.length + 1)}`}
                        className="link"
                      >
                        {name}
                      </Link>
                    </dt>
                    <dd className="mt-0.5 text-sm text-bark-soft">{howMuch}</dd>
                  </div>
                ))}
              </dl>
            </details>
          ))}
        </div>
      </Container>
    </section>
  )
}
