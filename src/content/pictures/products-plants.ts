// Made by `npm run media` from media/manifest.json; change it there.
import type { Picture } from '#content/picture.ts'

export const rose: Picture = {"id":"products-plants/rose","alt":"Drawing of a full pink rose and a bud on a thorny stem","width":960,"height":720,"focal":[0.5,0.4],"color":"#dbd0c3","base":"/media/products-plants/rose.9a15d096","widths":[320,480,720,960]}
export const alovera: Picture = {"id":"products-plants/alovera","alt":"Drawing of an aloe vera rosette with spotted, toothed leaves","width":960,"height":720,"focal":[0.5,0.6],"color":"#cfd3c3","base":"/media/products-plants/alovera.b86b1b4e","widths":[320,480,720,960]}
export const orchid: Picture = {"id":"products-plants/orchid","alt":"Drawing of a moth orchid: an arching stem of pale pink flowers over strap leaves","width":960,"height":720,"focal":[0.5,0.5],"color":"#dfdace","base":"/media/products-plants/orchid.70b2639b","widths":[320,480,720,960]}
export const ficusBenjamina: Picture = {"id":"products-plants/ficus-benjamina","alt":"Drawing of a weeping fig branch with glossy, pointed leaves","width":960,"height":720,"focal":[0.5,0.5],"color":"#d1d1c1","base":"/media/products-plants/ficus-benjamina.905ee45d","widths":[320,480,720,960]}
export const echeveria: Picture = {"id":"products-plants/echeveria","alt":"Drawing of a gray-green echeveria rosette from above, its leaf tips pink","width":960,"height":720,"focal":[0.5,0.5],"color":"#ced4c6","base":"/media/products-plants/echeveria.bbf42d7d","widths":[320,480,720,960]}
export const calendula: Picture = {"id":"products-plants/calendula","alt":"Drawing of two orange calendula flowers and a bud","width":960,"height":720,"focal":[0.5,0.45],"color":"#e3d8c4","base":"/media/products-plants/calendula.48e0141f","widths":[320,480,720,960]}
