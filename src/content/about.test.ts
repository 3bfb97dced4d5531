import { expect, test } from 'vitest'
import { sentencesOf } from '#domain/text.ts'
import { aboutPage } from './about.ts'

const { trust, aims, values, expertise, process } = aboutPage
const sections = [trust, aims, values, expertise, process]

test('every specified section and item is in its order', () => {
  expect(
    Object.fromEntries(
      sections.map((section) => [section.title, section.items.map((item) => item.title)]),
    ),
  ).toEqual({
    'Why People Trust Us': [
      'Expert Team',
      'Client-Centered Approach',
      'On-Time Delivery',
      'Personalized Service',
    ],
    'Mission and Vision': ['Mission', 'Vision'],
    'Core Values': ['Passion', 'Integrity', 'Sustainability', 'Excellence'],
    'Areas of Expertise': ['Plant Science', 'Water Management', 'Climate Adaptation'],
    Process: ['Consultation', 'Design', 'Implementation', 'Maintenance'],
  })
})

test('every item says two or three things', () => {
  for (const item of sections.flatMap((section) => section.items)) {
    const count = sentencesOf(item.text).length
    expect(count, item.title).toBeGreaterThanOrEqual(2)
    expect(count, item.title).toBeLessThanOrEqual(3)
  }
})
