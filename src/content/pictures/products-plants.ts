// Made by `npm run media` from media/manifest.json; change it there.
import type { Picture } from '#content/picture.ts'

export const rose: Picture = {"id":"products-plants/rose","alt":"Rose","width":960,"height":720,"focal":[0.5,0.5],"color":"#6f8a7a","base":null,"widths":[]}
export const alovera: Picture = {"id":"products-plants/alovera","alt":"Alovera","width":960,"height":720,"focal":[0.5,0.5],"color":"#94886f","base":null,"widths":[]}
export const orchid: Picture = {"id":"products-plants/orchid","alt":"Orchid","width":960,"height":720,"focal":[0.5,0.5],"color":"#66795a","base":null,"widths":[]}
export const ficusBenjamina: Picture = {"id":"products-plants/ficus-benjamina","alt":"Ficus Benjamina","width":960,"height":720,"focal":[0.5,0.5],"color":"#8c7a63","base":null,"widths":[]}
export const echeveria: Picture = {"id":"products-plants/echeveria","alt":"Echeveria","width":960,"height":720,"focal":[0.5,0.5],"color":"#8c7a63","base":null,"widths":[]}
export const calendula: Picture = {"id":"products-plants/calendula","alt":"Calendula","width":960,"height":720,"focal":[0.5,0.5],"color":"#8c7a63","base":null,"widths":[]}
