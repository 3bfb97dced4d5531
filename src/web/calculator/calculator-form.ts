import type { Coverage } from '#domain/materials/coverage.ts'
import { maxShapes } from '#domain/materials/measure-limits.ts'
import type { Ground, Measures, Pattern, Run } from '#domain/materials/measures.ts'
import type { Shape } from '#domain/materials/shapes.ts'
import { knownUnits } from '#domain/materials/sold.ts'
import {
  parseUnitAmount,
  parseFeet,
  parseInches,
  parseNumber,
} from '#domain/materials/typed-length.ts'
import { newShape, type ShapeForm, shapeFormOf, shapeOf } from './shape-form.ts'

/** Round pots or boulders of one size, as typed. */
interface PieceForm {
  readonly key: number
  readonly texts: Readonly<Record<string, string>>
}

/** Single numbers that a visitor types. */
export type FigureField = 'inches' | 'feet' | 'height' | 'nitrogenPercent' | 'amount'

/** Choices of a visitor besides measures. */
interface Choices {
  /** Whether the amount is typed instead of measures. */
  readonly isKnown: boolean
  /** Position among the `knownUnits` of the material. */
  readonly unit: number
  /** Whether a length is typed, or goes around the shapes. */
  readonly isAround: boolean
  readonly choice: number
  readonly pattern: Pattern
  /** The box of the material: cars cross, edges are curved, rows are staggered. */
  readonly isTicked: boolean
}

/** The calculator as a visitor fills it: texts may still be wrong or missing. */
export interface CalculatorForm extends Choices {
  readonly shapes: readonly ShapeForm[]
  readonly pieces: readonly PieceForm[]
  readonly figures: Readonly<Record<FigureField, string>>
  /** Paths of the fields that the visitor has left once. */
  readonly touched: ReadonlySet<string>
  readonly nextKey: number
}

export type CalculatorAction =
  | { readonly do: 'add-shape'; readonly shape: Shape | null; readonly minus: boolean }
  | { readonly do: 'remove-shape'; readonly key: number }
  | {
      readonly do: 'set-shape'
      readonly key: number
      readonly to: Partial<Pick<ShapeForm, 'kind' | 'minus' | 'corners'>>
    }
  | { readonly do: 'set-side'; readonly key: number; readonly side: string; readonly text: string }
  | { readonly do: 'set-figure'; readonly field: FigureField; readonly text: string }
  | { readonly do: 'add-piece' }
  | { readonly do: 'remove-piece'; readonly key: number }
  | {
      readonly do: 'set-piece'
      readonly key: number
      readonly field: string
      readonly text: string
    }
  | { readonly do: 'set'; readonly to: Partial<Choices> }
  | { readonly do: 'leave'; readonly path: string }
  | { readonly do: 'change-material'; readonly coverage: Coverage }
  | { readonly do: 'show-errors'; readonly paths: readonly string[] }
  /** Restores an earlier form, unless the one that it was to replace has changed. */
  | { readonly do: 'bring-back'; readonly form: CalculatorForm; readonly over: CalculatorForm }

const noFigures = { inches: '', feet: '', height: '', nitrogenPercent: '', amount: '' }

/** The calculator of a material before anything is typed. */
export function newCalculator(coverage: Coverage, choice = 0): CalculatorForm {
  return {
    shapes: [newShape(0)],
    pieces: [{ key: 1, texts: { count: '1' } }],
    figures: { ...noFigures, inches: defaultInches(coverage) },
    isKnown: false,
    unit: 0,
    isAround: false,
    choice: 'choices' in coverage && coverage.choices[choice] !== undefined ? choice : 0,
    pattern: 'straight',
    isTicked: false,
    touched: new Set(),
    nextKey: 2,
  }
}

/** The calculator with measures that were taken before. */
export function calculatorOf(coverage: Coverage, measures: Measures): CalculatorForm {
  const form = newCalculator(coverage)
  const figure = (value: number | null | undefined) => (value == null ? '' : String(value))
  const run = 'run' in measures ? measures.run : null
  const shapes: readonly { readonly shape: Shape; readonly minus?: true | undefined }[] =
    'ground' in measures
      ? measures.ground
      : run?.kind === 'around'
        ? run.shapes.map((shape) => ({ shape }))
        : []
  const pieces: readonly Readonly<Record<string, number>>[] =
    measures.kind === 'potted'
      ? measures.pots.map((pot) => ({ ...pot }))
      : measures.kind === 'boulders'
        ? measures.boulders.map((boulder) => ({ ...boulder }))
        : []
  return {
    ...form,
    shapes:
      shapes.length === 0
        ? form.shapes
        : shapes.map(({ shape, minus }, at) => ({
            ...shapeFormOf(shape, form.nextKey + at),
            minus: minus === true,
          })),
    pieces:
      pieces.length === 0
        ? form.pieces
        : pieces.map((piece, at) => ({
            key: form.nextKey + at,
            texts: Object.fromEntries(
              Object.entries(piece).map(([field, value]) => [field, String(value)]),
            ),
          })),
    nextKey: form.nextKey + shapes.length + pieces.length,
    figures: {
      inches: 'inches' in measures ? figure(measures.inches) : form.figures.inches,
      feet: run?.kind === 'feet' ? figure(run.feet) : '',
      height: 'height' in measures ? figure(measures.height) : '',
      nitrogenPercent: 'nitrogenPercent' in measures ? figure(measures.nitrogenPercent) : '',
      amount: measures.kind === 'known' ? figure(measures.amount) : '',
    },
    isKnown: measures.kind === 'known',
    unit: measures.kind === 'known' ? measures.unit : 0,
    isAround: run?.kind === 'around',
    choice: 'choice' in measures ? measures.choice : 0,
    pattern: measures.kind === 'paved' ? measures.pattern : 'straight',
    isTicked:
      (measures.kind === 'paved' && measures.carsCross) ||
      (measures.kind === 'sod' && measures.isCurved) ||
      (measures.kind === 'spaced' && measures.isStaggered),
  }
}

export function calculatorReducer(form: CalculatorForm, action: CalculatorAction): CalculatorForm {
  const change = (key: number, to: (shape: ShapeForm) => ShapeForm): CalculatorForm => ({
    ...form,
    shapes: form.shapes.map((shape) => (shape.key === key ? to(shape) : shape)),
  })
  switch (action.do) {
    case 'add-shape': {
      if (form.shapes.length >= maxShapes) return form
      const key = form.nextKey
      const added = action.shape === null ? newShape(key) : shapeFormOf(action.shape, key)
      const shape = { ...added, minus: action.minus }
      // A familiar size replaces a shape that has no measures yet.
      const [first] = form.shapes
      const isUnused =
        action.shape !== null &&
        form.shapes.length === 1 &&
        first !== undefined &&
        Object.values(first.sides).every((text) => text === '') &&
        first.kind !== 'drawn'
      return {
        ...form,
        shapes: isUnused ? [shape] : [...form.shapes, shape],
        nextKey: key + 1,
      }
    }
    case 'remove-shape': {
      const shapes = form.shapes.filter(({ key }) => key !== action.key)
      // A single shape cannot be subtracted from anything.
      const [only] = shapes
      const isAlone = only !== undefined && shapes.length === 1
      return { ...form, shapes: isAlone ? [{ ...only, minus: false }] : shapes }
    }
    case 'set-shape':
      return change(action.key, (shape) => ({ ...shape, ...action.to }))
    case 'set-side':
      return change(action.key, (shape) => ({
        ...shape,
        sides: { ...shape.sides, [action.side]: action.text },
      }))
    case 'set-figure':
      return { ...form, figures: { ...form.figures, [action.field]: action.text } }
    case 'add-piece': {
      if (form.pieces.length >= maxShapes) return form
      const piece = { key: form.nextKey, texts: { count: '1' } }
      return { ...form, pieces: [...form.pieces, piece], nextKey: form.nextKey + 1 }
    }
    case 'remove-piece':
      return { ...form, pieces: form.pieces.filter(({ key }) => key !== action.key) }
    case 'set-piece':
      return {
        ...form,
        pieces: form.pieces.map((piece) =>
          piece.key === action.key
            ? { ...piece, texts: { ...piece.texts, [action.field]: action.text } }
            : piece,
        ),
      }
    case 'set':
      return { ...form, ...action.to }
    case 'leave':
      return { ...form, touched: new Set([...form.touched, action.path]) }
    case 'show-errors':
      return { ...form, touched: new Set([...form.touched, ...action.paths]) }
    case 'bring-back':
      return form === action.over ? action.form : form
    case 'change-material': {
      // The measured ground, and the number of pots, stay.
      const fresh = newCalculator(action.coverage)
      const { shapes, pieces, nextKey, isAround, isKnown, touched } = form
      const { feet, amount } = form.figures
      const figures = { ...fresh.figures, feet, amount }
      return { ...fresh, shapes, pieces, nextKey, isAround, isKnown, touched, figures }
    }
  }
}

/** The form in numbers; text that is no number becomes NaN. */
export function measuresOf(form: CalculatorForm, coverage: Coverage): Measures {
  const { choice, pattern, isTicked, figures } = form
  const unit = knownUnits(coverage)[form.unit]
  if (form.isKnown && unit !== undefined) {
    return { kind: 'known', amount: parseUnitAmount(figures.amount, unit), unit: form.unit }
  }
  const inches = parseInches(figures.inches)
  switch (coverage.kind) {
    case 'spread':
      return { kind: 'spread', ground: groundOf(form), inches }
    case 'rated':
      return {
        kind: 'rated',
        ground: groundOf(form),
        inches: coverage.inches === null ? null : inches,
        choice,
      }
    case 'potted':
      return {
        kind: 'potted',
        pots: form.pieces.map(({ texts }) => ({
          diameter: parseInches(texts['diameter'] ?? ''),
          height: parseInches(texts['height'] ?? ''),
          count: parseNumber(texts['count'] ?? ''),
        })),
      }
    case 'boulders':
      return {
        kind: 'boulders',
        boulders: form.pieces.map(({ texts }) => ({
          feet: parseFeet(texts['feet'] ?? ''),
          count: parseNumber(texts['count'] ?? ''),
        })),
      }
    case 'paved':
      return { kind: 'paved', ground: groundOf(form), pattern, carsCross: isTicked }
    case 'sod':
      return { kind: 'sod', ground: groundOf(form), isCurved: isTicked }
    case 'linear':
    case 'drain':
      return { kind: coverage.kind, run: runOf(form) }
    case 'wall':
      return { kind: 'wall', run: runOf(form), height: parseFeet(figures.height) }
    case 'seed':
      return { kind: 'seed', ground: groundOf(form), choice }
    case 'fertilizer': {
      const nitrogenPercent = parseNumber(figures.nitrogenPercent)
      return { kind: 'fertilizer', ground: groundOf(form), choice, nitrogenPercent }
    }
    case 'spaced':
      return { kind: 'spaced', ground: groundOf(form), inches, isStaggered: isTicked }
  }
}

function groundOf({ shapes }: CalculatorForm): Ground {
  return shapes.map((shape) => ({
    shape: shapeOf(shape),
    ...(shape.minus ? { minus: true as const } : {}),
  }))
}

function runOf({ shapes, isAround, figures }: CalculatorForm): Run {
  return isAround
    ? { kind: 'around', shapes: shapes.map(shapeOf) }
    : { kind: 'feet', feet: parseFeet(figures.feet) }
}

function defaultInches(coverage: Coverage): string {
  return 'inches' in coverage && coverage.inches !== null ? String(coverage.inches) : ''
}
