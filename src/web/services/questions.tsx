import type { DeliveryContent } from '#content/delivery.ts'
import type { ServiceQuestion } from '#content/services/service.ts'
import { Container } from '#web/ui/container.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { TextWithPhone } from '#web/contact/phone-link.tsx'
import { DeliveryTowns } from './delivery-towns.tsx'
import { questionsId } from './part-id.ts'

/** Common questions about a service, and whether its material comes to the visitor's town. */
export function Questions({
  questions,
  delivery,
}: {
  readonly questions: readonly ServiceQuestion[]
  /** Null where nothing is delivered. */
  readonly delivery: DeliveryContent | null
}) {
  const all: readonly (ServiceQuestion & Partial<DeliveryContent>)[] =
    delivery === null ? questions : [...questions, delivery]
  if (all.length === 0) return null
  return (
    <section
      aria-labelledby={questionsId}
      className="border-y border-hairline bg-paper-deep py-section"
    >
      <Container className="grid gap-x-16 gap-y-8 lg:grid-cols-[0.8fr_2fr]">
        <div>
          <p className="kicker mb-3 text-bark-soft">Asked at the counter</p>
          <h2 id={questionsId} className="text-heading">
            Questions
          </h2>
        </div>
        <div className="max-w-3xl">
          {all.map(({ question, answer, towns }, at) => (
            <details
              key={question}
              open={at === 0}
              className="group/question border-t border-hairline last:border-b"
            >
              <summary className="flex min-h-16 list-none items-center justify-between gap-6 py-4 [&::-webkit-details-marker]:hidden">
                <h3 className="text-card">{question}</h3>
                <Icon
                  name="chevron-down"
                  className="size-6 text-moss transition-transform group-open/question:rotate-180"
                />
              </summary>
              <p className="max-w-prose pb-6">
                <TextWithPhone text={answer} />
              </p>
              {towns === undefined ? null : <DeliveryTowns towns={towns} />}
            </details>
          ))}
        </div>
      </Container>
    </section>
  )
}
