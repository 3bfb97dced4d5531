/**
 * The part of the Maps JavaScript API (Place Autocomplete Data API) that the site uses, and guards
 * that check what the script of another company really returns.
 * https://developers.google.com/maps/documentation/javascript/reference/autocomplete-data
 */

interface AutocompleteRequest {
  readonly input: string
  readonly includedRegionCodes: readonly string[]
  /** At most five. */
  readonly includedPrimaryTypes: readonly string[]
  readonly locationBias: {
    readonly center: { readonly lat: number; readonly lng: number }
    /** Meters, at most 50,000. */
    readonly radius: number
  }
  readonly language: string
  readonly region: string
  /** Groups the requests for one address, so that they are billed as one. */
  readonly sessionToken: object
}

export interface PlacesLibrary {
  readonly AutocompleteSessionToken: new () => object
  readonly AutocompleteSuggestion: {
    fetchAutocompleteSuggestions(request: AutocompleteRequest): Promise<unknown>
  }
}

export interface PlacePrediction {
  readonly text: { readonly text: string }
  toPlace(): Place
}

interface Place {
  fetchFields(request: { readonly fields: readonly string[] }): Promise<unknown>
}

interface AddressComponent {
  readonly longText: string | null
  readonly shortText: string | null
  readonly types: readonly string[]
}

/** A member of something unknown; undefined when it has no members or not this one. */
export function member(value: unknown, name: string): unknown {
  return (typeof value === 'object' && value !== null) || typeof value === 'function'
    ? Reflect.get(value, name)
    : undefined
}

/** The places library of a loaded `google.maps`, or undefined while it is not there. */
export async function placesLibraryOf(maps: unknown): Promise<PlacesLibrary | undefined> {
  const library = hasImportLibrary(maps) ? await maps.importLibrary('places') : undefined
  if (isPlacesLibrary(library)) return library
  const places = member(maps, 'places')
  return isPlacesLibrary(places) ? places : undefined
}

/** The predictions within an answer of `fetchAutocompleteSuggestions`; others are left out. */
export function predictionsOf(answer: unknown): readonly PlacePrediction[] {
  const suggestions = member(answer, 'suggestions')
  if (!Array.isArray(suggestions)) return []
  return suggestions
    .map((suggestion: unknown) => member(suggestion, 'placePrediction'))
    .filter(isPlacePrediction)
}

/** The address of a place whose fields were fetched; parts that it lacks are empty. */
export function addressOf(place: unknown) {
  const list = member(place, 'addressComponents')
  const components = Array.isArray(list) ? list.filter(isAddressComponent) : []
  const text = (of: 'longText' | 'shortText', ...types: readonly string[]) => {
    for (const type of types) {
      const found = components.find((component) => component.types.includes(type))?.[of]
      if (found !== undefined && found !== null) return found
    }
    return ''
  }
  return {
    street1: `${text('longText', 'street_number')} ${text('longText', 'route')}`.trim(),
    // Some places (Brooklyn, townships) have no locality but these, in Google's own order.
    city: text('longText', 'locality', 'sublocality_level_1', 'administrative_area_level_3'),
    state: text('shortText', 'administrative_area_level_1'),
    zip: text('longText', 'postal_code'),
  }
}

function hasImportLibrary(
  value: unknown,
): value is { importLibrary(name: string): Promise<unknown> } {
  return typeof member(value, 'importLibrary') === 'function'
}

const isPlacesLibrary = (value: unknown): value is PlacesLibrary =>
  typeof member(value, 'AutocompleteSessionToken') === 'function' &&
  typeof member(member(value, 'AutocompleteSuggestion'), 'fetchAutocompleteSuggestions') ===
    'function'

const isPlacePrediction = (value: unknown): value is PlacePrediction =>
  typeof member(member(value, 'text'), 'text') === 'string' &&
  typeof member(value, 'toPlace') === 'function'

function isAddressComponent(value: unknown): value is AddressComponent {
  const isText = (text: unknown) => text === null || typeof text === 'string'
  const types = member(value, 'types')
  return (
    Array.isArray(types) && isText(member(value, 'longText')) && isText(member(value, 'shortText'))
  )
}
