// Made by `npm run media` from media/manifest.json; change it there.
import type { Picture } from '#content/picture.ts'

export const shovels: Picture = {"id":"products-garden-tools/shovels","alt":"Shovels","width":960,"height":720,"focal":[0.5,0.5],"color":"#94886f","base":null,"widths":[]}
export const wateringCans: Picture = {"id":"products-garden-tools/watering-cans","alt":"Watering Cans","width":960,"height":720,"focal":[0.5,0.5],"color":"#94886f","base":null,"widths":[]}
export const prunersSecateurs: Picture = {"id":"products-garden-tools/pruners-secateurs","alt":"Pruners (Secateurs)","width":960,"height":720,"focal":[0.5,0.5],"color":"#a08a6d","base":null,"widths":[]}
export const sprayers: Picture = {"id":"products-garden-tools/sprayers","alt":"Sprayers","width":960,"height":720,"focal":[0.5,0.5],"color":"#7d8f69","base":null,"widths":[]}
export const rake: Picture = {"id":"products-garden-tools/rake","alt":"Rake","width":960,"height":720,"focal":[0.5,0.5],"color":"#6f8a7a","base":null,"widths":[]}
export const pickAxe: Picture = {"id":"products-garden-tools/pick-axe","alt":"Pick Axe","width":960,"height":720,"focal":[0.5,0.5],"color":"#7d8f69","base":null,"widths":[]}
