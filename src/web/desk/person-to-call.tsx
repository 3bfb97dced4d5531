import { formatPhone } from '#domain/fields.ts'
import type { ToCall } from './forms/answers.ts'
import { TextLink } from './button.tsx'

export function PersonToCall({ name, phone }: Pick<ToCall, 'name' | 'phone'>) {
  return (
    <>
      {name},{' '}
      {phone === '' ? (
        'no phone number'
      ) : (
        <TextLink href={`tel:+1${phone}`} variant="tall">
          {formatPhone(phone)}
        </TextLink>
      )}
    </>
  )
}
