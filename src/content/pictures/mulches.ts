// Made by `npm run media` from media/manifest.json; change it there.
import type { Picture } from '#content/picture.ts'

export const pineMulch: Picture = {"id":"mulches/pine-mulch","alt":"Blond and tan chips of pine mulch, close up","width":720,"height":540,"focal":[0.5,0.6],"color":"#864","base":"/media/mulches/pine-mulch.a831537d","widths":[320,480,720]}
export const hardwoodMulch: Picture = {"id":"mulches/hardwood-mulch","alt":"Gray-brown shredded hardwood mulch, close up","width":720,"height":540,"focal":[0.5,0.6],"color":"#543","base":"/media/mulches/hardwood-mulch.89b0afc3","widths":[320,480,720]}
export const cedarMulch: Picture = {"id":"mulches/cedar-mulch","alt":"Long, stringy orange-tan shreds of cedar mulch, close up","width":720,"height":540,"focal":[0.5,0.6],"color":"#753","base":"/media/mulches/cedar-mulch.cadee866","widths":[320,480,720]}
export const rubberMulch: Picture = {"id":"mulches/rubber-mulch","alt":"Brown chunks of rubber mulch with a dull sheen, close up","width":720,"height":540,"focal":[0.5,0.6],"color":"#433","base":"/media/mulches/rubber-mulch.5966a969","widths":[320,480,720]}
export const barkNuggets: Picture = {"id":"mulches/bark-nuggets","alt":"Reddish-brown pine bark nuggets with flaky, layered faces, close up","width":720,"height":540,"focal":[0.5,0.6],"color":"#643","base":"/media/mulches/bark-nuggets.8dbeefc3","widths":[320,480,720]}
export const redMulch: Picture = {"id":"mulches/red-mulch","alt":"Red dyed wood mulch with a few pale undyed shreds, close up","width":960,"height":720,"focal":[0.5,0.5],"color":"#632","base":"/media/mulches/red-mulch.998a90bb","widths":[320,480,720,960]}
export const blackMulch: Picture = {"id":"mulches/black-mulch","alt":"Black dyed wood mulch, close up","width":960,"height":720,"focal":[0.5,0.5],"color":"#332","base":"/media/mulches/black-mulch.21a9d30c","widths":[320,480,720,960]}
export const strawMulch: Picture = {"id":"mulches/straw-mulch","alt":"Golden straw stalks lying across each other, close up","width":720,"height":540,"focal":[0.5,0.6],"color":"#985","base":"/media/mulches/straw-mulch.a3f07459","widths":[320,480,720]}
export const pineNeedles: Picture = {"id":"mulches/pine-needles","alt":"Rust-brown pine needles lying in a loose mat, close up","width":960,"height":720,"focal":[0.5,0.5],"color":"#853","base":"/media/mulches/pine-needles.5ca9229c","widths":[320,480,720,960]}
