import type { Shown } from '#content/shown-texts.ts'
import type { ArticleDocument } from '#domain/site/article.ts'

/** An article of the blog. Its topics are numbered on the page, in this order. */
export type Article = Shown<ArticleDocument> & {
  /** Its address at the root of the site. */
  readonly slug: string
}
