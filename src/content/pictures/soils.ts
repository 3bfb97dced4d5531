// Made by `npm run media` from media/manifest.json; change it there.
import type { Picture } from '#content/picture.ts'

export const topsoil: Picture = {"id":"soils/topsoil","alt":"Brown topsoil in clods and crumbs with a few fine roots, close up","width":960,"height":720,"focal":[0.5,0.5],"color":"#573a25","base":"/media/soils/topsoil.f4b53cf8","widths":[320,480,720,960]}
export const gardenSoil: Picture = {"id":"soils/garden-soil","alt":"Garden Soil, close up","width":960,"height":720,"focal":[0.5,0.5],"color":"#94886f","base":null,"widths":[]}
export const raisedBedMix: Picture = {"id":"soils/raised-bed-mix","alt":"Raised Bed Mix, close up","width":960,"height":720,"focal":[0.5,0.5],"color":"#6f8a7a","base":null,"widths":[]}
export const pottingSoil: Picture = {"id":"soils/potting-soil","alt":"Near-black potting soil flecked with white perlite and fibers, close up","width":960,"height":720,"focal":[0.5,0.5],"color":"#49392c","base":"/media/soils/potting-soil.9c3c0aa0","widths":[320,480,720,960]}
export const sandyLoam: Picture = {"id":"soils/sandy-loam","alt":"Sandy Loam, close up","width":960,"height":720,"focal":[0.5,0.5],"color":"#66795a","base":null,"widths":[]}
export const claySoil: Picture = {"id":"soils/clay-soil","alt":"Orange-red Georgia clay in large hard clods, close up","width":960,"height":720,"focal":[0.5,0.5],"color":"#9f6549","base":"/media/soils/clay-soil.4972c6f4","widths":[320,480,720,960]}
export const fillDirt: Picture = {"id":"soils/fill-dirt","alt":"Fill Dirt, close up","width":960,"height":720,"focal":[0.5,0.5],"color":"#a08a6d","base":null,"widths":[]}
export const compost: Picture = {"id":"soils/compost","alt":"Compost, close up","width":960,"height":720,"focal":[0.5,0.5],"color":"#8c7a63","base":null,"widths":[]}
export const mushroomCompost: Picture = {"id":"soils/mushroom-compost","alt":"Mushroom Compost, close up","width":960,"height":720,"focal":[0.5,0.5],"color":"#66795a","base":null,"widths":[]}
export const wormCastings: Picture = {"id":"soils/worm-castings","alt":"Worm Castings, close up","width":960,"height":720,"focal":[0.5,0.5],"color":"#8c7a63","base":null,"widths":[]}
export const peatMoss: Picture = {"id":"soils/peat-moss","alt":"Peat Moss, close up","width":960,"height":720,"focal":[0.5,0.5],"color":"#a08a6d","base":null,"widths":[]}
export const coconutCoir: Picture = {"id":"soils/coconut-coir","alt":"Coconut Coir, close up","width":960,"height":720,"focal":[0.5,0.5],"color":"#7d8f69","base":null,"widths":[]}
