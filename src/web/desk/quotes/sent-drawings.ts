/** Drawings that were sent from this tab and are not on their quote yet, by its id. */
export const sentDrawings = new Map<string, { readonly fileId: string; readonly name: string }>()
