import { memo } from 'react'
import { paths } from '#domain/site/paths.ts'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import { Picture } from '#web/ui/picture.tsx'
import type { ProductsContent } from './content.ts'

/** Every card; the gallery's style hides other categories. */
export const ProductGrid = memo(function ProductGrid({
  products,
  choices,
}: Pick<ProductsContent, 'products' | 'choices'>) {
  return (
    <ul className="mt-8 grid grid-cols-1 gap-5 md:mt-10 md:grid-cols-2 md:gap-6 lg:grid-cols-3 lg:gap-8">
      {products.map(({ slug, category, name, description, price, picture, material, out }) => (
        <li key={slug} id={slug} data-of={category} className="scroll-mt-32">
          <Card as="article" className="flex h-full flex-col">
            <Picture
              picture={picture}
              sizes="(min-width: 82rem) 25rem, (min-width: 62rem) 31vw, (min-width: 48rem) 47vw, 94vw"
              className="aspect-4/3"
            />
            <div className="p-5 lg:p-6">
              <p className="kicker text-clay">
                {choices.find(({ value }) => value === category)?.name}
              </p>
              <h3 className="mt-2 text-card">{name}</h3>
              <p className="mt-2 text-bark-soft">{description}</p>
              {price === undefined ? null : <p className="mt-2 font-semibold">{price}</p>}
              {out === undefined ? null : (
                <p className="mt-2 flex flex-wrap items-center gap-x-3 text-clay">
                  <b className="font-semibold">{out}</b>
                  <Link
                    to={paths.restock(slug)}
                    className="link inline-flex min-h-11 items-center text-sm"
                  >
                    <span>
                      Tell me when it’s back<span className="sr-only"> {name}</span>
                    </span>
                  </Link>
                </p>
              )}
              {material === undefined ? null : (
                <Link
                  to={paths.calculatorFor(material.id, material.choice, slug)}
                  className="link mt-3 -mb-2 inline-flex min-h-11 items-center gap-2 text-sm"
                >
                  <Icon name="ruler" className="size-5" />
                  <span>
                    How much do I need?<span className="sr-only"> {name}</span>
                  </span>
                </Link>
              )}
            </div>
          </Card>
        </li>
      ))}
    </ul>
  )
})
