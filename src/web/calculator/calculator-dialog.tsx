import { measuresSchema } from '#domain/materials/schemas.ts'
import type { CalculatorAnswer } from '#domain/quote-requests/measured-draft.ts'
import { setSessionItem } from '#web/session-storage.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Calculator } from './calculator.tsx'
import type { CalculatorContent, CalculatorMaterial } from './content.ts'

/** Stores the measures of a closed dialog until they are used. */
const preservedAs = 'evergreen.calculator-dialog'

/** The calculator of one material, over the page. */
export function CalculatorDialog({
  content,
  material,
  measures,
  similar,
  addLabel,
  onAnswer,
  onClose,
}: {
  readonly content: CalculatorContent
  readonly material: CalculatorMaterial
  /** Former measures to start from; unreadable ones are ignored. */
  readonly measures: unknown
  /** Measures of another place, whose choice is likely to be wanted again. */
  readonly similar: unknown
  readonly addLabel: string
  readonly onAnswer: (answer: CalculatorAnswer) => void
  readonly onClose: () => void
}) {
  const taken = measuresSchema.safeParse(measures)
  const other = measuresSchema.safeParse(similar)
  return (
    <Dialog title={`How much ${material.name}?`} wide onClose={onClose}>
      <Calculator
        {...{ content, material, addLabel }}
        measures={taken.success ? taken.data : null}
        choice={other.success && 'choice' in other.data ? other.data.choice : 0}
        preservedAs={preservedAs}
        onAnswer={(answer) => {
          setSessionItem(preservedAs, null)
          onAnswer(answer)
        }}
      />
    </Dialog>
  )
}
