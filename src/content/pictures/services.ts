// Made by `npm run media` from media/manifest.json; change it there.
import type { Picture } from '#content/picture.ts'

export const landscapingServices: Picture = {"id":"services/landscaping-services","alt":"A landscaped yard with lawn, beds and a stone path","width":1600,"height":1067,"focal":[0.5,0.5],"color":"#94886f","base":null,"widths":[]}
export const lawncareFertilization: Picture = {"id":"services/lawncare-fertilization","alt":"A dense green lawn with a broadcast spreader","width":1600,"height":1067,"focal":[0.5,0.5],"color":"#8c7a63","base":null,"widths":[]}
export const soilMulch: Picture = {"id":"services/soil-mulch","alt":"Mounds of dark soil and brown mulch","width":1600,"height":1067,"focal":[0.5,0.5],"color":"#8c7a63","base":null,"widths":[]}
export const stoneAggregates: Picture = {"id":"services/stone-aggregates","alt":"Piles of gravel, river rock and flagstone","width":1600,"height":1067,"focal":[0.5,0.5],"color":"#8c7a63","base":null,"widths":[]}
export const plantsSod: Picture = {"id":"services/plants-sod","alt":"Rolls of fresh sod beside potted shrubs","width":1600,"height":1067,"focal":[0.5,0.5],"color":"#8c7a63","base":null,"widths":[]}
export const edgingBorders: Picture = {"id":"services/edging-borders","alt":"A clean metal edge between lawn and a planted bed","width":1600,"height":1067,"focal":[0.5,0.5],"color":"#94886f","base":null,"widths":[]}
export const hardscapingMaterials: Picture = {"id":"services/hardscaping-materials","alt":"A stacked block retaining wall beside a brick paver patio","width":1600,"height":1067,"focal":[0.5,0.5],"color":"#7d8f69","base":null,"widths":[]}
export const irrigationDrainageSolutions: Picture = {"id":"services/irrigation-drainage-solutions","alt":"A sprinkler head watering a lawn beside a gravel drain","width":1600,"height":1067,"focal":[0.5,0.5],"color":"#6f8a7a","base":null,"widths":[]}
