// Made by `npm run media` from media/manifest.json; change it there.
import type { Picture } from '#content/picture.ts'

export const stripedFrontLawn: Picture = {"id":"projects-lawn-care/striped-front-lawn","alt":"Design visualization: striped front lawn","width":840,"height":1080,"focal":[0.5,0.5],"color":"#8c7a63","base":null,"widths":[]}
export const newSodBackyard: Picture = {"id":"projects-lawn-care/new-sod-backyard","alt":"Design visualization: new sod backyard","width":840,"height":1080,"focal":[0.5,0.5],"color":"#94886f","base":null,"widths":[]}
export const shadeLawn: Picture = {"id":"projects-lawn-care/shade-lawn","alt":"Design visualization: shade lawn","width":840,"height":1080,"focal":[0.5,0.5],"color":"#94886f","base":null,"widths":[]}
