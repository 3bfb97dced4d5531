import { Icon } from '#web/desk/icon.tsx'
import { Row } from '#web/desk/sheet.tsx'

export function Step({
  isDone,
  title,
  text,
  children,
}: {
  /** Null if only the owner can judge. */
  readonly isDone: boolean | null
  readonly title: string
  readonly text: string
  readonly children?: React.ReactNode
}) {
  return (
    <Row
      title={
        <span className="flex flex-wrap items-center gap-x-2">
          {title}
          {isDone === null ? null : isDone ? (
            <span className="flex items-center gap-1 text-second font-semibold whitespace-nowrap text-moss">
              <Icon name="check" className="size-4" />
              Done
            </span>
          ) : (
            <span className="flex items-center gap-1 text-second font-semibold whitespace-nowrap text-clay">
              <Icon name="warning" className="size-4" />
              To do
            </span>
          )}
        </span>
      }
      second={text}
    >
      {children}
    </Row>
  )
}
