/** The place and the name for which the program's own texts were written. */
export const samplePlace = {
  shortName: 'Evergreen',
  city: 'Cumming',
  state: 'GA',
  county: 'Forsyth County',
  towns: ['Alpharetta', 'Johns Creek', 'Milton', 'Dawsonville', 'Gainesville'],
  region: 'north Georgia',
} as const
