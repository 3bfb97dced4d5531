// Made by `npm run media` from media/manifest.json; change it there.
import type { Picture } from '#content/picture.ts'

export const gravel: Picture = {"id":"stones/gravel","alt":"Gravel, close up","width":960,"height":720,"focal":[0.5,0.5],"color":"#8c7a63","base":null,"widths":[]}
export const peaGravel: Picture = {"id":"stones/pea-gravel","alt":"Small round pea gravel in tan, cream and brown, close up","width":960,"height":720,"focal":[0.5,0.5],"color":"#bba78c","base":"/media/stones/pea-gravel.79efee2e","widths":[320,480,720,960]}
export const crushedGranite: Picture = {"id":"stones/crushed-granite","alt":"Crushed Granite, close up","width":960,"height":720,"focal":[0.5,0.5],"color":"#66795a","base":null,"widths":[]}
export const decomposedGranite: Picture = {"id":"stones/decomposed-granite","alt":"Decomposed Granite, close up","width":960,"height":720,"focal":[0.5,0.5],"color":"#8c7a63","base":null,"widths":[]}
export const limestone: Picture = {"id":"stones/limestone","alt":"Limestone, close up","width":960,"height":720,"focal":[0.5,0.5],"color":"#66795a","base":null,"widths":[]}
export const flagstone: Picture = {"id":"stones/flagstone","alt":"Flagstone, close up","width":960,"height":720,"focal":[0.5,0.5],"color":"#66795a","base":null,"widths":[]}
export const boulders: Picture = {"id":"stones/boulders","alt":"Boulders, close up","width":960,"height":720,"focal":[0.5,0.5],"color":"#a08a6d","base":null,"widths":[]}
export const paverA: Picture = {"id":"stones/paver-a","alt":"Paver A, close up","width":960,"height":720,"focal":[0.5,0.5],"color":"#6f8a7a","base":null,"widths":[]}
export const paverB: Picture = {"id":"stones/paver-b","alt":"Paver B, close up","width":960,"height":720,"focal":[0.5,0.5],"color":"#6f8a7a","base":null,"widths":[]}
export const paverC: Picture = {"id":"stones/paver-c","alt":"Paver C, close up","width":960,"height":720,"focal":[0.5,0.5],"color":"#6f8a7a","base":null,"widths":[]}
export const riprap: Picture = {"id":"stones/riprap","alt":"Riprap, close up","width":960,"height":720,"focal":[0.5,0.5],"color":"#8c7a63","base":null,"widths":[]}
export const lavaRock: Picture = {"id":"stones/lava-rock","alt":"Lava Rock, close up","width":960,"height":720,"focal":[0.5,0.5],"color":"#66795a","base":null,"widths":[]}
export const riverRock: Picture = {"id":"stones/river-rock","alt":"Smooth river rock in gray, tan and cream, some with white veins","width":960,"height":720,"focal":[0.5,0.5],"color":"#958879","base":"/media/stones/river-rock.113d0140","widths":[320,480,720,960]}
export const blueStone: Picture = {"id":"stones/blue-stone","alt":"Blue Stone, close up","width":960,"height":720,"focal":[0.5,0.5],"color":"#94886f","base":null,"widths":[]}
export const crushedConcrete: Picture = {"id":"stones/crushed-concrete","alt":"Crushed Concrete, close up","width":960,"height":720,"focal":[0.5,0.5],"color":"#94886f","base":null,"widths":[]}
export const crusherRun: Picture = {"id":"stones/crusher-run","alt":"Crusher Run, close up","width":960,"height":720,"focal":[0.5,0.5],"color":"#7d8f69","base":null,"widths":[]}
export const marbleChips: Picture = {"id":"stones/marble-chips","alt":"Marble Chips, close up","width":960,"height":720,"focal":[0.5,0.5],"color":"#8c7a63","base":null,"widths":[]}
export const slateChips: Picture = {"id":"stones/slate-chips","alt":"Slate Chips, close up","width":960,"height":720,"focal":[0.5,0.5],"color":"#7d8f69","base":null,"widths":[]}
export const mexicanBeachPebbles: Picture = {"id":"stones/mexican-beach-pebbles","alt":"Mexican Beach Pebbles, close up","width":960,"height":720,"focal":[0.5,0.5],"color":"#66795a","base":null,"widths":[]}
export const cobblestones: Picture = {"id":"stones/cobblestones","alt":"Cobblestones, close up","width":960,"height":720,"focal":[0.5,0.5],"color":"#8c7a63","base":null,"widths":[]}
