export const composerTabs = [
  { name: 'reply', label: 'Reply', key: 'r' },
  { name: 'note', label: 'Note', key: 'n' },
  { name: 'call', label: 'Log a call', key: 'c' },
] as const

export type ComposerTab = (typeof composerTabs)[number]['name']

/** Name of the draft of one of its forms in the browser's storage. */
export const composerDraft = (id: string, tab: ComposerTab) => `request ${id} ${tab}`

/** Name under which a call is stored until it is logged: a phone may close the page during it. */
export const calledDraft = (id: string) => `request ${id} called`
