// Made by `npm run media` from media/manifest.json; change it there.
import type { Picture } from '#content/picture.ts'

export const frenchDrains: Picture = {"id":"drainage/french-drains","alt":"Drawing of a French drain in section: fabric, stone and a perforated pipe under turf","width":960,"height":720,"focal":[0.5,0.55],"color":"#ac9f8d","base":"/media/drainage/french-drains.fbd3f703","widths":[320,480,720,960]}
export const channelDrains: Picture = {"id":"drainage/channel-drains","alt":"Channel Drains for yard drainage","width":960,"height":720,"focal":[0.5,0.5],"color":"#94886f","base":null,"widths":[]}
export const catchBasins: Picture = {"id":"drainage/catch-basins","alt":"Catch Basins for yard drainage","width":960,"height":720,"focal":[0.5,0.5],"color":"#a08a6d","base":null,"widths":[]}
export const dryWells: Picture = {"id":"drainage/dry-wells","alt":"Dry Wells for yard drainage","width":960,"height":720,"focal":[0.5,0.5],"color":"#7d8f69","base":null,"widths":[]}
export const perforatedDrainPipe: Picture = {"id":"drainage/perforated-drain-pipe","alt":"Perforated Drain Pipe for yard drainage","width":960,"height":720,"focal":[0.5,0.5],"color":"#7d8f69","base":null,"widths":[]}
export const solidDrainPipe: Picture = {"id":"drainage/solid-drain-pipe","alt":"Solid Drain Pipe for yard drainage","width":960,"height":720,"focal":[0.5,0.5],"color":"#8c7a63","base":null,"widths":[]}
export const popUpEmitters: Picture = {"id":"drainage/pop-up-emitters","alt":"Pop-Up Emitters for yard drainage","width":960,"height":720,"focal":[0.5,0.5],"color":"#7d8f69","base":null,"widths":[]}
export const downspoutExtensions: Picture = {"id":"drainage/downspout-extensions","alt":"Downspout Extensions for yard drainage","width":960,"height":720,"focal":[0.5,0.5],"color":"#94886f","base":null,"widths":[]}
export const drainageFabric: Picture = {"id":"drainage/drainage-fabric","alt":"Drainage Fabric for yard drainage","width":960,"height":720,"focal":[0.5,0.5],"color":"#7d8f69","base":null,"widths":[]}
