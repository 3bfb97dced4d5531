/** Longest side in feet that the calculator accepts. */
export const maxSide = 1000
/** Largest area in square feet: five acres. */
export const maxArea = 217_800
/** Longest edging, wall or drain in feet. */
export const maxRun = 5000
/** Largest amount that a visitor can enter, in any unit. */
export const maxAmount = 50_000
/** Maximum number of shapes, pot sizes or boulder sizes in one calculation. */
export const maxShapes = 20
/** Maximum number of corners of a drawn shape. */
export const maxCorners = 40

/** Laying patterns of paving; they differ in the share that is cut off. */
export const patterns = ['straight', 'curved', 'herringbone', 'diagonal'] as const
