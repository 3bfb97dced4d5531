import type { FieldMetadata } from '@conform-to/react'
import type { ActionAnswer } from '#web/desk/answers.ts'
import { Button } from '#web/desk/button.tsx'
import { FieldMessage } from '#web/desk/field.tsx'
import { SaveOver } from '#web/desk/save-over.tsx'

/** What says of a row what it is. */
export interface RowProps<T> {
  readonly field: FieldMetadata<T>
  readonly label: string
  readonly hint: string
}

/** Names the hint of a row, for its input. */
export const hintOf = <T,>({ id }: FieldMetadata<T>): string => `${id}-hint`

/** One value of a setting: what it is, and the input for it. */
export function SettingRow<T>({
  field,
  label,
  hint,
  children,
}: RowProps<T> & { readonly children: React.ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 px-4 py-2.5">
      <div className="min-w-56 flex-1">
        <label htmlFor={field.id} className="font-semibold">
          {label}
        </label>
        <p id={hintOf(field)} className="text-second text-bark-soft">
          {hint}
        </p>
        <FieldMessage field={field} />
      </div>
      {children}
    </div>
  )
}

/** Saves a setting, also over a colleague's newer save, with a word beside it. */
export function SettingFoot({
  answer,
  revision,
  isBusy,
  onSave,
  children,
}: {
  readonly answer: ActionAnswer | undefined
  /** That is there now. */
  readonly revision: number
  readonly isBusy: boolean
  /** Saves it over that revision, or over the one that was seen; without it the form is sent. */
  readonly onSave?: (over?: number) => void
  readonly children?: React.ReactNode
}) {
  return (
    <div className="flex flex-wrap items-center gap-3 border-t border-hairline-soft px-4 py-3">
      <Button
        look="filled"
        disabled={isBusy}
        {...(onSave === undefined ? { type: 'submit' } : { onClick: () => onSave() })}
      >
        Save
      </Button>
      <SaveOver
        answer={answer}
        revision={revision}
        {...(onSave === undefined ? {} : { onPress: onSave })}
      />
      <p className="ml-auto text-second text-bark-soft">{children}</p>
    </div>
  )
}
