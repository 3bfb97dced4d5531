import { expect, test } from 'vitest'
import type { Entry } from './manifest.ts'
import type { Target } from './plan.ts'
import { overweight } from './weight.ts'

function planned(shape: Entry['shape'], width: number) {
  const file = `family/name.12345678-${width}.avif`
  const entry: Entry = { shape, alt: 'A plant', focal: [0.5, 0.5] }
  const target: Target = { file, format: 'avif', width, height: width }
  return { file, plan: { id: 'family/name', entry, targets: [target] } }
}

test.each([
  ['card', 480, 35_000],
  ['hero', 828, 90_000],
] as const)('a %s may weigh so much at %i pixels and no byte more', (shape, width, most) => {
  const { file, plan } = planned(shape, width)
  expect(overweight([plan], new Map([[file, most]]), 0)).toEqual([])
  expect(overweight([plan], new Map([[file, most + 1]]), 0)).toEqual([
    `too heavy: ${file}, ${most + 1} of ${most} bytes`,
  ])
})

test('wider files and other shapes have no limit of their own', () => {
  const { file, plan } = planned('card', 960)
  expect(overweight([plan], new Map([[file, 200_000]]), 0)).toEqual([])
})

test('all pictures together stay under 40 MB', () => {
  expect(overweight([], new Map(), 40_000_000)).toEqual([])
  expect(overweight([], new Map(), 40_000_001)).toEqual([
    'too heavy: all pictures together, 40000001 of 40000000 bytes',
  ])
})
