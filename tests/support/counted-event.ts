import type { RegistrationBody } from '#contract/bookings.ts'
import type { FormField } from '#domain/events/form-field.ts'
import { gardenEvent } from './garden-events.ts'

const asked = { required: true, placeholder: null }
/** Questions with counts and with checkboxes. */
export const withCounts: readonly FormField[] = [
  { ...asked, type: 'text', name: 'firstName', label: 'First Name' },
  { ...asked, type: 'email', name: 'email', label: 'Email' },
  { ...asked, type: 'number', name: 'adults', label: 'Adults' },
  { ...asked, required: false, type: 'number', name: 'children', label: 'Children' },
  { ...asked, type: 'checkbox', name: 'interests', label: 'Interests', options: ['Soil', 'Water'] },
]
/** An event that asks them. */
export const counted = gardenEvent({ formFields: withCounts })

/** The form of an event that asks for counts and interests. */
export const countedForm = (change: Partial<RegistrationBody> = {}) => ({
  formResponses: [{ fieldName: 'firstName', value: 'Rosa' }],
  adults: 2,
  children: 1,
  intrests: ['Soil'],
  ...change,
})
