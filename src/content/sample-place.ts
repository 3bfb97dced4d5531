/** Place and name that the program's own texts were written for. */
export const samplePlace = {
  shortName: 'Evergreen',
  city: 'Cumming',
  state: 'GA',
  county: 'Forsyth County',
  towns: ['Alpharetta', 'Johns Creek', 'Milton', 'Dawsonville', 'Gainesville'],
  region: 'north Georgia',
} as const
