/** Largest drawing, in bytes. */
export const largestDrawing = 10 * 1024 * 1024

/** Key of the file of a drawing. */
export const drawingFile = (fileId: string): string => `quotes/${fileId}`
