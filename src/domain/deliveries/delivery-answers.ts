import * as z from 'zod/mini'
import { optionalText, requiredText } from '#domain/typed-fields.ts'

const known = ['no', 'yes', 'unsure'] as const

const choice = (error: string) => z.enum(known, { error })

/** Schema of a customer's answers for the driver, from the form on their page. */
export const deliveryAnswers = z.object({
  where: requiredText('Say where we should dump it.', 500),
  /** Its code or width; empty if there is none. */
  gate: optionalText(200),
  wires: choice('Say whether wires hang low.'),
  septic: choice('Say whether there is a septic tank.'),
  nobodyHome: z.enum(['dump', 'call'], { error: 'Say what to do if nobody is home.' }),
})
export type DeliveryAnswers = z.infer<typeof deliveryAnswers>

/** Labels of the answers to yes-or-no questions. */
export const knownNames: Readonly<Record<DeliveryAnswers['wires'], string>> = {
  no: 'No',
  yes: 'Yes',
  unsure: 'Not sure',
}

/** Label of each choice for a delivery when nobody is home. */
export const nobodyHomeNames: Readonly<Record<DeliveryAnswers['nobodyHome'], string>> = {
  dump: 'Dump it anyway',
  call: 'Call me first',
}

/** The answers as the note of the visit, one line each. */
export function answerLines(answers: DeliveryAnswers): readonly string[] {
  const { where, gate, wires, septic, nobodyHome } = answers
  return [
    `Dump: ${where}`,
    ...(gate === '' ? [] : [`Gate: ${gate}`]),
    `Low wires: ${knownNames[wires].toLowerCase()}.`,
    `Septic tank: ${knownNames[septic].toLowerCase()}.`,
    `Nobody home: ${nobodyHomeNames[nobodyHome].toLowerCase()}.`,
  ]
}
