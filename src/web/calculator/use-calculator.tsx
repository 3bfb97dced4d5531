import { useState } from 'react'
import { useNavigation } from 'react-router'
import type { CalculatorAnswer } from '#domain/quote-requests/measured-draft.ts'
import { announceMissingScript } from '#web/no-connection.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useBack, useDialogEntry } from '#web/ui/use-dialog-entry.ts'
import type { CalculatorContent, CalculatorMaterial } from './content.ts'

// Loaded when it is opened, which most visitors never do.
const loadDialog = () => import('./calculator-dialog.tsx')

interface Opened {
  readonly Dialog: Awaited<ReturnType<typeof loadDialog>>['CalculatorDialog']
  readonly material: CalculatorMaterial
  readonly measures: unknown
  readonly similar: unknown
}

/** The calculator in a dialog over the page, one for all materials; Back closes it, too. */
export function useCalculator({
  content,
  addLabel,
  onAnswer,
}: {
  readonly content: CalculatorContent
  /** The text of the dialog's first button. */
  readonly addLabel: string
  /** Leaves the page in place of the dialog, or calls `close` to stay on it. */
  readonly onAnswer: (answer: CalculatorAnswer, close: () => void) => void
}) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const isLeaving = useNavigation().state === 'loading'
  const close = () => setOpened(null)
  useDialogEntry(opened !== null)
  useBack(close)
  const open = (
    material: CalculatorMaterial,
    measures: unknown = null,
    similar: unknown = null,
  ) => {
    loadDialog().then(
      ({ CalculatorDialog }) =>
        setOpened({ Dialog: CalculatorDialog, material, measures, similar }),
      announceMissingScript,
    )
  }
  const dialog =
    opened === null || isLeaving ? null : (
      <opened.Dialog
        {...{ content, addLabel }}
        material={opened.material}
        measures={opened.measures}
        similar={opened.similar}
        onClose={close}
        onAnswer={(answer) => onAnswer(answer, close)}
      />
    )
  return { open, dialog }
}

/** Opens the calculator of a material. */
export function HowMuchButton({
  name,
  className = '',
  children = 'How much do I need?',
  onPress,
  ...rest
}: {
  readonly name: string
  readonly className?: string
  readonly children?: string
  readonly onPress: () => void
  /** See `removeRow`. */
  readonly 'data-rows-end'?: boolean
}) {
  return (
    <button
      {...rest}
      type="button"
      aria-haspopup="dialog"
      onPointerEnter={() => void loadDialog().catch(() => {})}
      onClick={onPress}
      className={`inline-flex min-h-11 items-center gap-2 text-left text-sm font-semibold text-moss underline decoration-moss/40 underline-offset-4 hover:decoration-moss noscript:hidden print:hidden ${className}`}
    >
      <Icon name="ruler" className="size-5" />
      <span>
        {children}
        <span className="sr-only"> {name}</span>
      </span>
    </button>
  )
}
