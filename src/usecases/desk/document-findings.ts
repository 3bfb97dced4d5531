import { isUpdatedTooEarly } from '#domain/site/article.ts'
import { type DocumentErrors, formOfKind } from '#domain/site/check-document.ts'
import type { DraftedKind } from '#domain/site/documents.ts'
import { isUploaded } from '#domain/site/library-picture.ts'
import { formerAddresses } from '#domain/site/redirect.ts'
import { referencesIn, type Reference } from '#domain/site/references.ts'
import { ownAddressOf } from '#domain/site/text-links.ts'
import type { Dependencies } from '#usecases/dependencies.ts'

/**
 * Warnings, which do not prevent publishing a document, by the paths of its fields: links to missing
 * pages, pictures that are small or have no description, and days in the wrong order.
 */
export function documentFindings({ pictures, redirects, publicUrl }: Dependencies) {
  async function isLeading(href: string, isPage: (path: string) => boolean): Promise<boolean> {
    const address = ownAddressOf(href, publicUrl)
    if (address === null || isPage(pathOf(address))) return true
    const target = await redirects.find(formerAddresses(address))
    return target !== null && isPage(pathOf(target))
  }

  return async (
    kind: DraftedKind,
    document: unknown,
    isPage: (path: string) => boolean,
  ): Promise<DocumentErrors> => {
    const references = referencesIn(formOfKind(kind), document)
    // Pictures that come with the program all exist, and have descriptions.
    const hasUploaded = references.some(({ is, to }) => is === 'picture' && isUploaded(to))
    const uploaded = new Map(
      (hasUploaded ? await pictures.list() : []).map((each) => [each.id, each]),
    )
    const findingOf = async ({ is, to, text, leastWidth = 0 }: Reference) => {
      if (is === 'picture') {
        const picture = uploaded.get(to)
        if (picture === undefined && isUploaded(to))
          return 'This picture was removed from the library, so its place stays empty. Choose another.'
        if (picture === undefined || !isUploaded(to)) return null
        if (picture.alt === '')
          return 'This picture has no description. People who cannot see it are told nothing: say what it shows.'
        return picture.file !== null && picture.file.shape.main.width < leastWidth
          ? `This picture is small and will look blurred here. Use one that is at least ${leastWidth} pixels wide.`
          : null
      }
      return (await isLeading(to, isPage))
        ? null
        : `The link “${text}” leads to ${to}, which is not a page of this site.`
    }
    const findings: Record<string, string> = {}
    if (kind === 'article' && isUpdatedTooEarly(document))
      findings['updated'] = 'This is before the day it was published.'
    for (const reference of references) {
      const finding = await findingOf(reference)
      if (finding !== null) findings[reference.place] ??= finding
    }
    return findings
  }
}

const pathOf = (address: string) => address.split(/[?#]/)[0] ?? address
