/** Key of the file of a drawing. */
export const drawingFile = (fileId: string): string => `quotes/${fileId}`
