import type * as z from 'zod/mini'
import type { DeepReadonly } from '#domain/deep-readonly.ts'
import { maxAmount, maxArea, maxCorners, maxRun, maxShapes, maxSide } from './measure-limits.ts'
import type { measuresSchema } from './schemas.ts'
import { areaOf, crossesItself, longestSideOf, perimeterOf, type Shape } from './shapes.ts'

/** A visitor's measures for a material, by the kind of its coverage. */
export type Measures = DeepReadonly<z.infer<typeof measuresSchema>>
export type Ground = Extract<Measures, { kind: 'spread' }>['ground']
export type Run = Extract<Measures, { kind: 'linear' }>['run']
export type Pattern = Extract<Measures, { kind: 'paved' }>['pattern']

/** The message for each invalid measure, by its path: `ground.0.length`. */
export type MeasureErrors = Readonly<Record<string, string>>

const sideMessage = 'Enter feet above 0 and up to 1,000.'
/** For a text that is no length. */
const unreadableSideMessage = `Enter feet, such as 12, 12.5 or 12' 6".`
const cornerMessage = 'Enter feet from 0 to 1,000.'
const depthMessage = 'Enter a depth from 0.25 to 48 inches.'
const countMessage = 'Enter a whole number from 1 to 1,000.'
const areaMessage = 'Enter an area above 0 and up to 5 acres (217,800 sq ft).'
const lengthMessage = 'Enter a length above 0 and up to 5,000 feet.'
const noPerimeterMessage = 'Measure around this shape, and type the length in feet.'
/** The message for a drawn shape with crossing sides. */
export const crossingMessage =
  'Two sides cross. Move a corner so that the outline goes around once.'

/** The errors of the measures; empty if they can be calculated. */
export function checkMeasures(measures: Measures): MeasureErrors {
  const errors: Record<string, string> = {}
  const need = (isRight: boolean, path: string, message: string) => {
    if (!isRight) errors[path] = message
  }
  if ('ground' in measures) Object.assign(errors, checkGround(measures.ground))
  if ('run' in measures) Object.assign(errors, checkRun(measures.run))
  switch (measures.kind) {
    case 'spread':
      need(isDepth(measures.inches), 'inches', depthMessage)
      break
    case 'rated':
      need(measures.inches === null || isDepth(measures.inches), 'inches', depthMessage)
      break
    case 'spaced':
      need(isIn(measures.inches, 2, 600), 'inches', 'Enter a distance from 2 to 600 inches.')
      break
    case 'fertilizer':
      need(
        isIn(measures.nitrogenPercent, 1, 60),
        'nitrogenPercent',
        'Enter the first of the three numbers on the label, from 1 to 60.',
      )
      break
    case 'wall':
      need(
        measures.height > 0 && measures.height <= 12,
        'height',
        'Enter a height above 0 and up to 12 feet.',
      )
      break
    case 'potted':
      need(isIn(measures.pots.length, 1, maxShapes), 'pots', 'Add 1 to 20 sizes of pots.')
      measures.pots.forEach((pot, index) => {
        need(isDepth(pot.diameter), `pots.${index}.diameter`, 'Enter 0.25 to 48 inches.')
        need(isDepth(pot.height), `pots.${index}.height`, 'Enter 0.25 to 48 inches.')
        need(isCount(pot.count), `pots.${index}.count`, countMessage)
      })
      break
    case 'boulders':
      need(
        isIn(measures.boulders.length, 1, maxShapes),
        'boulders',
        'Add 1 to 20 sizes of boulders.',
      )
      measures.boulders.forEach((boulder, index) => {
        need(
          isIn(boulder.feet, 0.5, 10),
          `boulders.${index}.feet`,
          'Enter half a foot to 10 feet across.',
        )
        need(isCount(boulder.count), `boulders.${index}.count`, countMessage)
      })
      break
    case 'known':
      need(
        measures.amount > 0 && measures.amount <= maxAmount,
        'amount',
        'Enter an amount in this unit, above 0 and up to 50,000.',
      )
      break
    case 'paved':
    case 'sod':
    case 'seed':
    case 'linear':
    case 'drain':
      break
  }
  return errors
}

/** The area in square feet: added shapes minus those left out. */
export const areaOfGround = (ground: Ground): number =>
  ground.reduce((sum, { shape, minus }) => sum + (minus ? -1 : 1) * areaOf(shape), 0)

/** The length of a run in feet. */
export function lengthOfRun(run: Run): number {
  return run.kind === 'feet'
    ? run.feet
    : run.shapes.reduce((sum, shape) => sum + (perimeterOf(shape) ?? 0), 0)
}

function checkRun(run: Run): MeasureErrors {
  if (run.kind === 'feet') {
    return run.feet > 0 && run.feet <= maxRun ? {} : { 'run.feet': lengthMessage }
  }
  const errors: Record<string, string> = { ...checkShapes(run.shapes, 'run') }
  run.shapes.forEach((shape, index) => {
    if (perimeterOf(shape) === null) errors[`run.${index}`] ??= noPerimeterMessage
  })
  if (Object.keys(errors).length > 0) return errors
  return lengthOfRun(run) <= maxRun ? {} : { run: lengthMessage }
}

function checkShapes(shapes: readonly Shape[], path: string): MeasureErrors {
  if (!isIn(shapes.length, 1, maxShapes)) return { [path]: 'Add 1 to 20 shapes.' }
  const errors: Record<string, string> = {}
  shapes.forEach((shape, index) => {
    for (const [field, message] of Object.entries(checkShape(shape))) {
      errors[field === '' ? `${path}.${index}` : `${path}.${index}.${field}`] = message
    }
  })
  return errors
}

function checkGround(ground: Ground): MeasureErrors {
  const errors = checkShapes(
    ground.map(({ shape }) => shape),
    'ground',
  )
  if (Object.keys(errors).length > 0) return errors
  const total = areaOfGround(ground)
  if (total <= 0) return { ground: 'Nothing is left: what you subtract is as large as the rest.' }
  if (total > maxArea) return { ground: areaMessage }
  return errors
}

/** The errors of a shape by field; an empty name stands for the whole shape. */
export function checkShape(shape: Shape): MeasureErrors {
  const errors: Record<string, string> = {}
  const side = (field: string, feet: number) => {
    if (isSide(feet)) return
    errors[field] = Number.isNaN(feet) ? unreadableSideMessage : sideMessage
  }
  switch (shape.kind) {
    case 'rectangle':
      side('length', shape.length)
      side('width', shape.width)
      break
    case 'circle':
      side('diameter', shape.diameter)
      break
    case 'triangle':
      side('base', shape.base)
      side('height', shape.height)
      break
    case 'ring':
      side('outer', shape.outer)
      side('inner', shape.inner)
      if (shape.inner >= shape.outer) errors['inner'] ??= 'The inside must be smaller across.'
      break
    case 'l-shape':
      side('length', shape.length)
      side('width', shape.width)
      side('cutLength', shape.cutLength)
      side('cutWidth', shape.cutWidth)
      if (shape.cutLength >= shape.length) errors['cutLength'] ??= 'Must be less than the length.'
      if (shape.cutWidth >= shape.width) errors['cutWidth'] ??= 'Must be less than the width.'
      break
    case 'drawn':
      shape.corners.forEach(({ x, y }, at) => {
        if (!isIn(x, -maxSide, maxSide)) errors[`corners.${at}.x`] = cornerMessage
        if (!isIn(y, -maxSide, maxSide)) errors[`corners.${at}.y`] = cornerMessage
      })
      if (Object.keys(errors).length > 0) break
      if (!isIn(shape.corners.length, 3, maxCorners)) errors[''] = 'Draw 3 to 40 corners.'
      else if (longestSideOf(shape.corners) > maxSide) {
        errors[''] = 'Keep every side within 1,000 feet.'
      } else if (crossesItself(shape.corners)) errors[''] = crossingMessage
      else if (areaOf(shape) <= 0) errors[''] = 'The corners lie on one line.'
      break
    case 'area':
      if (!(shape.squareFeet > 0 && shape.squareFeet <= maxArea)) {
        errors['squareFeet'] = areaMessage
      }
      break
  }
  return errors
}

const isSide = (feet: number): boolean => feet > 0 && feet <= maxSide

const isDepth = (inches: number): boolean => isIn(inches, 0.25, 48)

const isCount = (count: number): boolean => Number.isInteger(count) && isIn(count, 1, 1000)

/** Also false for NaN. */
const isIn = (value: number, least: number, most: number): boolean =>
  value >= least && value <= most
