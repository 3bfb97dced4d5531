import type { ArticleContent } from './content.ts'
import { topicId } from './topic-id.ts'

/** The words of an article, at a width that is easy to read. */
export function ArticleText({
  article: { intro, topics, closing },
}: {
  readonly article: ArticleContent['article']
}) {
  return (
    <div className="max-w-[36rem] min-w-0 text-[1.125rem] leading-[1.7] max-sm:text-base lg:justify-self-center xl:-ml-16 xl:max-w-[40rem] xl:pl-16">
      {intro.map((paragraph, at) => (
        <p
          key={paragraph}
          className={
            at === 0
              ? 'first-letter:float-left first-letter:mt-[0.08em] first-letter:mr-2.5 first-letter:font-display first-letter:text-[3.6em] first-letter:leading-[0.8] first-letter:font-medium first-letter:text-evergreen'
              : 'mt-5'
          }
        >
          {paragraph}
        </p>
      ))}
      <ol className="mt-12">
        {topics.map(({ heading, paragraphs }, at) => (
          <li
            key={heading}
            id={topicId(at + 1)}
            className="relative mt-9 border-t border-hairline pt-8 break-inside-avoid"
          >
            <div className="flex items-baseline gap-4">
              <span
                aria-hidden="true"
                className="shrink-0 font-display text-[1.625rem] leading-tight text-clay tabular-nums xl:absolute xl:-left-16 xl:w-11 xl:text-right"
              >
                {at + 1}
              </span>
              <h2 className="text-[clamp(1.5rem,1.35rem+0.7vw,1.9375rem)] leading-tight">
                {heading}
              </h2>
            </div>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className="mt-4">
                {paragraph}
              </p>
            ))}
          </li>
        ))}
      </ol>
      <div className="mt-12 rounded-card bg-leaf-pale px-6 py-7 text-evergreen sm:px-9 print:px-0">
        {closing.map((paragraph, at) => (
          <p key={paragraph} className={at === 0 ? '' : 'mt-4'}>
            {paragraph}
          </p>
        ))}
      </div>
    </div>
  )
}
