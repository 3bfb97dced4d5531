import type { Coverage } from './coverage.ts'
import { unitAmountText, plural } from './lines.ts'
import { checkShape, type Ground, type Measures, type Pattern, type Run } from './measures.ts'
import { areaOf, perimeterOf, type Shape } from './shapes.ts'
import { knownUnits } from './sold.ts'

export const patternNames: Readonly<Record<Pattern, string>> = {
  straight: 'Straight rows',
  curved: 'Straight rows with a curved edge',
  herringbone: 'Herringbone',
  diagonal: 'Diagonal',
}

/** "96 square feet, 40.65 feet around"; empty for an impossible shape, as with crossing sides. */
export function sizeText(shape: Shape): string {
  if (Object.keys(checkShape(shape)).length > 0) return ''
  const perimeter = perimeterOf(shape)
  return [
    ...(shape.kind === 'area' ? [] : [`${number(areaOf(shape))} square feet`]),
    ...(perimeter === null ? [] : [`${number(perimeter)} feet around`]),
  ].join(', ')
}

/** The measures as phrases: "Rectangle 10 × 20 ft", "3 inches deep". */
export function measuredText(measures: Measures, coverage: Coverage): readonly string[] {
  switch (measures.kind) {
    case 'spread':
      return [...groundText(measures.ground), depthText(measures.inches)]
    case 'rated': {
      const choices = coverage.kind === measures.kind ? coverage.choices : []
      return [
        ...groundText(measures.ground),
        ...(measures.inches === null ? [] : [depthText(measures.inches)]),
        ...chosenOf(choices, measures.choice),
      ]
    }
    case 'potted':
      return measures.pots.map(
        ({ diameter, height, count }) =>
          `${count} ${plural(count, 'pot')} ${number(diameter)} inches across and ${number(height)} inches high`,
      )
    case 'boulders':
      return measures.boulders.map(
        ({ feet, count }) => `${count} ${plural(count, 'boulder')} ${number(feet)} ft across`,
      )
    case 'paved':
      return [
        ...groundText(measures.ground),
        patternNames[measures.pattern],
        ...(measures.carsCross ? ['Cars drive on it'] : []),
      ]
    case 'sod':
      return [...groundText(measures.ground), ...(measures.isCurved ? ['Curved edges'] : [])]
    case 'linear':
    case 'drain':
      return runText(measures.run)
    case 'wall':
      return [...runText(measures.run), `${number(measures.height)} ft high`]
    case 'seed': {
      const choices = coverage.kind === measures.kind ? coverage.choices : []
      return [...groundText(measures.ground), ...chosenOf(choices, measures.choice)]
    }
    case 'fertilizer': {
      const doses = coverage.kind === measures.kind ? coverage.nitrogen : []
      return [
        ...groundText(measures.ground),
        ...chosenOf(doses, measures.choice),
        `First number on the label: ${number(measures.nitrogenPercent)}`,
      ]
    }
    case 'spaced':
      return [
        ...groundText(measures.ground),
        `${number(measures.inches)} inches apart`,
        measures.isStaggered ? 'Staggered rows' : 'Straight rows',
      ]
    case 'known': {
      const unit = knownUnits(coverage)[measures.unit]
      return unit === undefined ? [] : [`Asked for: ${unitAmountText(measures.amount, unit)}`]
    }
  }
}

/** A shape with its sides: "Circle 12 ft across". */
function shapeText(shape: Shape): string {
  switch (shape.kind) {
    case 'rectangle':
      return `Rectangle ${number(shape.length)} × ${number(shape.width)} ft`
    case 'circle':
      return `Circle ${number(shape.diameter)} ft across`
    case 'triangle':
      return `Triangle, base ${number(shape.base)} ft and height ${number(shape.height)} ft`
    case 'ring':
      return `Ring ${number(shape.outer)} ft across, ${number(shape.inner)} ft inside`
    case 'l-shape':
      return `L of ${number(shape.length)} × ${number(shape.width)} ft without ${number(shape.cutLength)} × ${number(shape.cutWidth)} ft`
    case 'drawn':
      return `Drawn, ${number(areaOf(shape))} square feet, corners in feet at ${shape.corners
        .map(({ x, y }) => `(${number(x)}, ${number(y)})`)
        .join(' ')}`
    case 'area':
      return `${number(shape.squareFeet)} square feet`
  }
}

const groundText = (ground: Ground): readonly string[] =>
  ground.map(({ shape, minus }) => `${minus ? 'Less: ' : ''}${shapeText(shape)}`)

function runText(run: Run): readonly string[] {
  return run.kind === 'feet'
    ? [`${number(run.feet)} ft long`]
    : run.shapes.map((shape) => `Around: ${shapeText(shape)}`)
}

function chosenOf(
  choices: readonly { readonly name: string }[],
  choice: number,
): readonly string[] {
  const chosen = choices[choice]
  return chosen === undefined || choices.length < 2 ? [] : [chosen.name]
}

const depthText = (inches: number) => `${number(inches)} ${plural(inches, 'inch', 'inches')} deep`

/** The number with at most two decimals. */
export const number = (value: number): string =>
  value.toLocaleString('en-US', { maximumFractionDigits: 2 })
