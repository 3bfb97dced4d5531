import {
  answersTo,
  preferenceNames,
  preferenceQuestions,
  readPreferences,
  type Preferences,
} from '#domain/quotes/preferences.ts'
import { SelectField } from '#web/ui/field.tsx'

/** Questions beside the form's own; none has to be answered. */
export function MoreQuestions({
  preferences,
  onAnswer,
}: {
  readonly preferences: Preferences
  readonly onAnswer: (preferences: Preferences) => void
}) {
  return (
    <div className="grid gap-x-6 gap-y-5 pb-8 sm:grid-cols-2">
      {preferenceNames.map((question) => {
        const answers = answersTo(question)
        const chosen = answers.find(([id]) => id === preferences[question])
        return (
          <SelectField
            key={question}
            id={`quote-${question}`}
            name={question}
            label={preferenceQuestions[question].label}
            placeholder="No answer"
            value={chosen?.[1] ?? ''}
            options={answers.map(([, words]) => words)}
            onChange={(words) => {
              const answer = answers.find(([, each]) => each === words)?.[0]
              onAnswer(readPreferences({ ...preferences, [question]: answer }))
            }}
          />
        )
      })}
    </div>
  )
}
