/** The postal codes of states, territories and military mail, each with its name. */
const stateNames = {
  AA: 'Armed Forces Americas',
  AE: 'Armed Forces Europe',
  AK: 'Alaska',
  AL: 'Alabama',
  AP: 'Armed Forces Pacific',
  AR: 'Arkansas',
  AS: 'American Samoa',
  AZ: 'Arizona',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DC: 'District of Columbia',
  DE: 'Delaware',
  FL: 'Florida',
  FM: 'Micronesia',
  GA: 'Georgia',
  GU: 'Guam',
  HI: 'Hawaii',
  IA: 'Iowa',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  MA: 'Massachusetts',
  MD: 'Maryland',
  ME: 'Maine',
  MH: 'Marshall Islands',
  MI: 'Michigan',
  MN: 'Minnesota',
  MO: 'Missouri',
  MP: 'Northern Mariana Islands',
  MS: 'Mississippi',
  MT: 'Montana',
  NC: 'North Carolina',
  ND: 'North Dakota',
  NE: 'Nebraska',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NV: 'Nevada',
  NY: 'New York',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  PR: 'Puerto Rico',
  PW: 'Palau',
  RI: 'Rhode Island',
  SC: 'South Carolina',
  SD: 'South Dakota',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VA: 'Virginia',
  VI: 'Virgin Islands',
  VT: 'Vermont',
  WA: 'Washington',
  WI: 'Wisconsin',
  WV: 'West Virginia',
  WY: 'Wyoming',
} as const

const states = Object.entries(stateNames).map(([code, name]) => ({
  code,
  typed: code.toLowerCase(),
  name: name.toLowerCase(),
}))

/** Codes of the states whose code or name begins with a lowercase text: `geo` and `ga` give GA. */
export const statesBeginning = (text: string): ReadonlySet<string> =>
  new Set(
    states
      .filter(({ typed, name }) => typed.startsWith(text) || name.startsWith(text))
      .map(({ code }) => code),
  )

/** The code of a state given by code or name; null for anything else. */
export function stateCode(text: string): string | null {
  const typed = text.trim().toLowerCase().replaceAll('.', '')
  return states.find((state) => state.typed === typed || state.name === typed)?.code ?? null
}

/** `North Carolina` for `NC`; an unknown code is returned as it is. */
export const stateName = (code: string): string =>
  Object.entries(stateNames).find(([each]) => each === code)?.[1] ?? code
