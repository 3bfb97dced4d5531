import { memo } from 'react'
import { Card } from '#web/ui/card.tsx'
import { Picture } from '#web/ui/picture.tsx'
import type { ProductsContent } from './content.ts'

/** Every card; the gallery's style hides other categories. */
export const ProductGrid = memo(function ProductGrid({
  products,
  choices,
}: Pick<ProductsContent, 'products' | 'choices'>) {
  return (
    <ul className="mt-8 grid gap-5 md:mt-10 md:grid-cols-2 md:gap-6 lg:grid-cols-3 lg:gap-8">
      {products.map(({ category, name, description, picture }) => (
        <li key={picture.id} data-of={category}>
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
            </div>
          </Card>
        </li>
      ))}
    </ul>
  )
})
