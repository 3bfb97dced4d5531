// Made by `npm run media` from media/manifest.json; change it there.
import type { Picture } from '#content/picture.ts'

export const rose: Picture = {"id":"products-plants/rose","alt":"Rose","width":960,"height":720,"focal":[0.5,0.5],"color":"#dbd0c3","base":"/media/products-plants/rose.c604f163","widths":[320,480,720,960]}
export const alovera: Picture = {"id":"products-plants/alovera","alt":"Alovera","width":960,"height":720,"focal":[0.5,0.5],"color":"#cfd3c3","base":"/media/products-plants/alovera.e755c108","widths":[320,480,720,960]}
export const orchid: Picture = {"id":"products-plants/orchid","alt":"Orchid","width":960,"height":720,"focal":[0.5,0.5],"color":"#dfdace","base":"/media/products-plants/orchid.e87edf30","widths":[320,480,720,960]}
export const ficusBenjamina: Picture = {"id":"products-plants/ficus-benjamina","alt":"Ficus Benjamina","width":960,"height":720,"focal":[0.5,0.5],"color":"#d2d1c1","base":"/media/products-plants/ficus-benjamina.17ba8920","widths":[320,480,720,960]}
export const echeveria: Picture = {"id":"products-plants/echeveria","alt":"Echeveria","width":960,"height":720,"focal":[0.5,0.5],"color":"#ced4c6","base":"/media/products-plants/echeveria.be70dd87","widths":[320,480,720,960]}
export const calendula: Picture = {"id":"products-plants/calendula","alt":"Calendula","width":960,"height":720,"focal":[0.5,0.5],"color":"#e3d8c4","base":"/media/products-plants/calendula.1c7c9a34","widths":[320,480,720,960]}
