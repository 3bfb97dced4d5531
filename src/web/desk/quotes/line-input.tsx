import { useState } from 'react'
import { parseAmount, plainAmount } from '#domain/money/amount-text.ts'
import { fieldClasses } from '#web/desk/forms/field.tsx'
import type { TypedLine } from './typed-draft.ts'
import type { Problems } from './typed-quote.ts'

export const lineFieldClasses = `${fieldClasses} border-hairline! focus:border-bark-soft!`

export interface EditedLine {
  readonly line: TypedLine
  readonly problems: Problems
  readonly onChange: (change: Partial<TypedLine>) => void
}

type LineInputProps<Field> = EditedLine & {
  readonly of: Field
} & Omit<React.ComponentProps<'input'>, 'value' | 'onChange'>

export function LineInput({
  of,
  line,
  problems,
  onChange,
  className = '',
  ...rest
}: LineInputProps<'quantity' | 'unit' | 'price' | 'detail' | 'cost' | 'group'>) {
  const hasProblem = problems.has(`${of} ${line.id}`)
  return (
    <input
      value={line[of]}
      aria-invalid={hasProblem ? true : undefined}
      aria-describedby={hasProblem ? `problem-${line.id}` : undefined}
      onChange={({ currentTarget }) => onChange({ [of]: currentTarget.value })}
      {...rest}
      className={`${lineFieldClasses} ${className}`}
    />
  )
}

/** An amount of a line, with cents except while it is being typed. */
export function LineAmount({ of, line, onChange, ...rest }: LineInputProps<'price' | 'cost'>) {
  const [isTyping, setIsTyping] = useState(false)
  const cents = isTyping ? null : parseAmount(line[of])
  return (
    <LineInput
      {...rest}
      of={of}
      inputMode="decimal"
      line={cents === null ? line : { ...line, [of]: plainAmount(cents) }}
      onChange={(change) => {
        setIsTyping(true)
        onChange(change)
      }}
      onBlur={() => setIsTyping(false)}
    />
  )
}
