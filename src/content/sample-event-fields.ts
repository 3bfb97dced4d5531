import type { FormField } from '#domain/events/form-field.ts'

const asked = { required: true, placeholder: null }
const optional = { required: false, placeholder: null }

/** Questions about the contact. */
export const contactFields: readonly FormField[] = [
  { ...asked, type: 'text', name: 'firstName', label: 'First Name' },
  { ...asked, type: 'text', name: 'lastName', label: 'Last Name' },
  { ...asked, type: 'email', name: 'email', label: 'Email', placeholder: 'you@example.com' },
  { ...asked, type: 'number', name: 'phone', label: 'Phone', placeholder: '10 digits' },
]

/** Questions about the party. */
export const partyFields: readonly FormField[] = [
  { ...asked, type: 'number', name: 'adults', label: 'Adults', placeholder: null },
  { ...optional, type: 'number', name: 'children', label: 'Children', placeholder: null },
]

/** A form with every type of question. */
export const workshopFields: readonly FormField[] = [
  ...contactFields,
  ...partyFields,
  {
    ...optional,
    type: 'address',
    name: 'homeAddress',
    label: 'Home Address',
    placeholder: 'Start typing your street',
  },
  { ...optional, type: 'date', name: 'plantingDate', label: 'Planting Date' },
  {
    ...asked,
    type: 'dropdown',
    name: 'experience',
    label: 'Gardening Experience',
    placeholder: 'Choose one',
    options: ['This is my first pot', 'A few seasons', 'Many years'],
  },
  {
    ...asked,
    type: 'radio',
    name: 'light',
    label: 'Light at Your Spot',
    options: ['Full sun', 'Part shade', 'Full shade'],
  },
  {
    ...asked,
    type: 'checkbox',
    name: 'interests',
    label: 'Topic of Interest',
    options: ['Flowers', 'Herbs', 'Evergreens', 'Watering'],
  },
  {
    ...optional,
    type: 'textarea',
    name: 'notes',
    label: 'Notes',
    placeholder: 'Anything we should know',
    maxLength: 300,
  },
]
