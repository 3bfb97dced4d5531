import { slugOf } from '#domain/quotes/quote-draft.ts'

interface Named {
  readonly id: string
  readonly name: string
}

/**
 * The id under which our content knows a material of a catalog, among the ids given. A platform
 * behind the site has ids of its own, so the names count too, but for their hyphens.
 */
export function contentIdOf(
  known: readonly string[],
  service: Named,
  material: Named,
): string | undefined {
  if (known.includes(material.id)) return material.id
  const name = bare(`${slugOf(service.name)}/${slugOf(material.name)}`)
  return known.find((id) => bare(id) === name)
}

const bare = (id: string) => id.replaceAll('-', '')
