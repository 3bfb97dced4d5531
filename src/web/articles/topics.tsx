import { type ArticleContent, topicId } from './content.ts'
import { LinkedText } from '#web/ui/linked-text.tsx'
import './article.css'

/** The text of an article, at a width that is easy to read. */
export function ArticleText({
  article: { intro, topics, closing },
}: {
  readonly article: ArticleContent['article']
}) {
  return (
    <div className="article-text min-w-0">
      {intro.map((paragraph, at) => (
        <p key={paragraph} className={at === 0 ? '' : 'mt-5'}>
          <LinkedText text={paragraph} />
        </p>
      ))}
      <ol className="mt-12">
        {topics.map(({ heading, paragraphs }, at) => (
          <li key={heading} id={topicId(at + 1)} className="mt-9 border-t border-hairline pt-8">
            <div className="flex items-baseline gap-4">
              <span aria-hidden="true" className="article-number text-part">
                {at + 1}
              </span>
              <h2 className="text-part">{heading}</h2>
            </div>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className="mt-4">
                <LinkedText text={paragraph} />
              </p>
            ))}
          </li>
        ))}
      </ol>
      <div className="mt-12 rounded-card bg-leaf-pale px-6 py-7 text-evergreen sm:px-9">
        {closing.map((paragraph, at) => (
          <p key={paragraph} className={at === 0 ? '' : 'mt-4'}>
            <LinkedText text={paragraph} />
          </p>
        ))}
      </div>
    </div>
  )
}
