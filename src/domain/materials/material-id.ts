import { slugOf } from '#domain/text.ts'

interface Named {
  readonly id: string
  readonly name: string
}

/**
 * The id in our content of a catalog's material, among the given ids. A platform behind the site
 * has its own ids, so the names are compared too, ignoring hyphens.
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
