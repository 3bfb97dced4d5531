// Made by `npm run media` from media/manifest.json; change it there.
import type { Picture } from '#content/picture.ts'

export const pineMulch: Picture = {"id":"mulches/pine-mulch","alt":"Pine Mulch, close up","width":960,"height":720,"focal":[0.5,0.5],"color":"#7d8f69","base":null,"widths":[]}
export const hardwoodMulch: Picture = {"id":"mulches/hardwood-mulch","alt":"Hardwood Mulch, close up","width":960,"height":720,"focal":[0.5,0.5],"color":"#66795a","base":null,"widths":[]}
export const cedarMulch: Picture = {"id":"mulches/cedar-mulch","alt":"Cedar Mulch, close up","width":960,"height":720,"focal":[0.5,0.5],"color":"#8c7a63","base":null,"widths":[]}
export const rubberMulch: Picture = {"id":"mulches/rubber-mulch","alt":"Rubber Mulch, close up","width":960,"height":720,"focal":[0.5,0.5],"color":"#6f8a7a","base":null,"widths":[]}
export const barkNuggets: Picture = {"id":"mulches/bark-nuggets","alt":"Bark Nuggets, close up","width":960,"height":720,"focal":[0.5,0.5],"color":"#6f8a7a","base":null,"widths":[]}
export const redMulch: Picture = {"id":"mulches/red-mulch","alt":"Red dyed wood mulch with a few pale undyed shreds, close up","width":960,"height":720,"focal":[0.5,0.5],"color":"#6e3928","base":"/media/mulches/red-mulch.eafde5e4","widths":[320,480,720,960]}
export const blackMulch: Picture = {"id":"mulches/black-mulch","alt":"Black Mulch, close up","width":960,"height":720,"focal":[0.5,0.5],"color":"#8c7a63","base":null,"widths":[]}
export const strawMulch: Picture = {"id":"mulches/straw-mulch","alt":"Straw Mulch, close up","width":960,"height":720,"focal":[0.5,0.5],"color":"#8c7a63","base":null,"widths":[]}
export const pineNeedles: Picture = {"id":"mulches/pine-needles","alt":"Rust-brown pine needles lying in a loose mat, close up","width":960,"height":720,"focal":[0.5,0.5],"color":"#84532e","base":"/media/mulches/pine-needles.9e0aad4b","widths":[320,480,720,960]}
