// Made by `npm run media` from media/manifest.json; change it there.
import type { Picture } from '#content/picture.ts'

export const sunflower: Picture = {"id":"products-seeds/sunflower","alt":"Sunflower","width":960,"height":720,"focal":[0.5,0.5],"color":"#7d8f69","base":null,"widths":[]}
export const pumpkin: Picture = {"id":"products-seeds/pumpkin","alt":"Pumpkin","width":960,"height":720,"focal":[0.5,0.5],"color":"#66795a","base":null,"widths":[]}
export const watermelon: Picture = {"id":"products-seeds/watermelon","alt":"Watermelon","width":960,"height":720,"focal":[0.5,0.5],"color":"#8c7a63","base":null,"widths":[]}
export const papaya: Picture = {"id":"products-seeds/papaya","alt":"Papaya","width":960,"height":720,"focal":[0.5,0.5],"color":"#a08a6d","base":null,"widths":[]}
export const bean: Picture = {"id":"products-seeds/bean","alt":"Bean","width":960,"height":720,"focal":[0.5,0.5],"color":"#8c7a63","base":null,"widths":[]}
export const mustard: Picture = {"id":"products-seeds/mustard","alt":"Mustard","width":960,"height":720,"focal":[0.5,0.5],"color":"#66795a","base":null,"widths":[]}
