/** A fictional person: addresses end in `.example`, phone numbers begin 555-01. */
export interface Person {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  /** 10 digits. */
  readonly phone: string
  readonly street1: string
  readonly city: string
  readonly state: string
  readonly zip: string
}

const names = `
  Beth Lindqvist, Priya Raman, Nell Abernathy, Marguerite Oyelaran, Ollie Brandt,
  Joel Ferreira, Tamika Barnes, Marisol Whitaker, Grady Mims, Samir Haddad,
  Lorraine Pickett, Adele Varga, Kim Estrada, Walt Brannon, Ines Cardoso,
  Hank Dupree, Yuki Tanabe, Della Moss, Renee Thibault, Curtis Boone,
  Anika Sorensen, Luis Ocampo, Faye Holloway, Dmitri Volkov, Carol Nakamura,
  Jerome Tate, Sofia Marchetti, Wendell Price, Amara Nwosu, Peter Lindgren,
  Gloria Espinoza, Ned Fairchild, Tess Kowalski, Omar Rashid, Ivy Crenshaw,
  Roland Beck, Mina Choudhury, Dale Hutchins, Paula Reyes, Stuart Finch,
  Eva Halvorsen, Clint Maddox, Noor Siddiqui, Jean Prather, Victor Osei,
  Lena Fischer, Buck Tolliver, Rosa Quintero, Alan Whitfield, Mei Castillo
`
  .trim()
  .split(/,\s+/)

const towns = [
  { city: 'Cumming', zip: '30040' },
  { city: 'Johns Creek', zip: '30097' },
  { city: 'Milton', zip: '30004' },
  { city: 'Dawsonville', zip: '30534' },
  { city: 'Gainesville', zip: '30501' },
  { city: 'Suwanee', zip: '30024' },
  { city: 'Cumming', zip: '30028' },
  { city: 'Dahlonega', zip: '30533' },
  { city: 'Canton', zip: '30114' },
  { city: 'Sugar Hill', zip: '30518' },
] as const

const streets = ['Sawnee Ridge Ct', 'Old Mill Rd', 'Dogwood Trl', 'Post Oak Ln', 'Kelly Branch Dr']
const areaCodes = ['770', '678', '470', '404']

/** In a fixed order. */
export const people: readonly Person[] = names.map((name, index) => {
  const [firstName = '', lastName = ''] = name.split(' ')
  const town = towns[index % towns.length] ?? towns[0]
  return {
    firstName,
    lastName,
    email: `${firstName}.${lastName}@mail.example`.toLowerCase(),
    phone: `${areaCodes[index % areaCodes.length] ?? ''}55501${String(10 + index)}`,
    street1: `${118 + index * 31} ${streets[index % streets.length] ?? ''}`,
    state: 'GA',
    ...town,
  }
})

export function personNamed(name: string): Person {
  const found = people.find(({ firstName, lastName }) => `${firstName} ${lastName}` === name)
  if (found === undefined) throw new Error(`Nobody is called ${name}`)
  return found
}

/** Pseudorandom numbers from 0 to below `most`, the same every time (mulberry32). */
export function seededRandom(seed: number): (most: number) => number {
  let state = seed
  return (most) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % most
  }
}
