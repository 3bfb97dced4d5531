// Made by `npm run media` from media/manifest.json; change it there.
import type { Picture } from '#content/picture.ts'

export const stripedFrontLawn: Picture = {"id":"projects-lawn-care/striped-front-lawn","alt":"Design visualization: yellow cottage with a red door behind a front lawn mown in light and dark stripes","width":840,"height":1080,"focal":[0.5,0.5],"color":"#886","base":"/media/projects-lawn-care/striped-front-lawn.58aacaed","widths":[350,480,700,840]}
export const newSodBackyard: Picture = {"id":"projects-lawn-care/new-sod-backyard","alt":"Design visualization: fresh sod in staggered slabs, with more rolls waiting","width":840,"height":1080,"focal":[0.5,0.5],"color":"#663","base":"/media/projects-lawn-care/new-sod-backyard.44cee71f","widths":[350,480,700,840]}
export const shadeLawn: Picture = {"id":"projects-lawn-care/shade-lawn","alt":"Design visualization: fescue lawn in dappled light under tall oaks with straw around their trunks","width":840,"height":1080,"focal":[0.5,0.5],"color":"#442","base":"/media/projects-lawn-care/shade-lawn.7ed6fbfc","widths":[350,480,700,840]}
