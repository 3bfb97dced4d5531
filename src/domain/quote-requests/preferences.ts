import { isRecord } from '#domain/is-record.ts'
import { keysOf } from '#domain/keys-of.ts'

/** Optional questions of the quote form, each with answers to choose from. */
export const preferenceQuestions = {
  timing: {
    label: 'When would you like it done?',
    answers: {
      soon: 'As soon as possible',
      month: 'Within a month',
      season: 'This season',
      later: 'Later, I am planning ahead',
    },
  },
  budget: {
    label: 'Rough budget',
    answers: {
      'under-1000': 'Under $1,000',
      '1000-5000': '$1,000 to $5,000',
      '5000-15000': '$5,000 to $15,000',
      'over-15000': 'Over $15,000',
      unsure: 'Not sure yet',
    },
  },
  callTime: {
    label: 'Best time to call',
    answers: {
      morning: 'Morning',
      midday: 'Around noon',
      afternoon: 'Afternoon',
      evening: 'Early evening',
    },
  },
  reachBy: {
    label: 'How should we reach you?',
    answers: { call: 'Call', text: 'Text', email: 'Email' },
  },
  heardFrom: {
    label: 'How did you hear about us?',
    answers: {
      neighbor: 'A neighbor or friend',
      search: 'A search on the web',
      truck: 'Our truck or a yard sign',
      event: 'One of our events',
      before: 'I am a customer',
      other: 'Some other way',
    },
  },
} as const

export type PreferenceQuestion = keyof typeof preferenceQuestions

/** Ids of the chosen answers. */
export type Preferences = Readonly<Partial<Record<PreferenceQuestion, string>>>

/** Questions in the order of the form. */
export const preferenceNames = keysOf(preferenceQuestions)

/** The answers of a question, with their ids. */
export const answersTo = (question: PreferenceQuestion): readonly (readonly [string, string])[] =>
  Object.entries(preferenceQuestions[question].answers)

/** The valid answers of a submission; anything else counts as not answered. */
export function readPreferences(submitted: unknown): Preferences {
  if (!isRecord(submitted)) return {}
  const read: Partial<Record<PreferenceQuestion, string>> = {}
  for (const question of preferenceNames) {
    const offered = answersTo(question).find(([id]) => id === submitted[question])
    if (offered !== undefined) read[question] = offered[0]
  }
  return read
}

/** Answered questions as text. */
export function preferenceText(
  preferences: Preferences,
): readonly { readonly question: string; readonly answer: string }[] {
  return preferenceNames.flatMap((name) => {
    const answer = answersTo(name).find(([id]) => id === preferences[name])
    return answer === undefined
      ? []
      : [{ question: preferenceQuestions[name].label, answer: answer[1] }]
  })
}

/** How the visitor wants to be contacted, whose ids are verbs; call or text if they did not say. */
export const reachVerb = ({ reachBy = 'call or text' }: Preferences): string => reachBy

/** `text you at (770) 555-0142`, `email you` */
export function reachText(preferences: Preferences, phone: string): string {
  const verb = reachVerb(preferences)
  return verb === 'email' ? 'email you' : `${verb} you at ${phone}`
}
