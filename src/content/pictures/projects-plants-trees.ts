// Made by `npm run media` from media/manifest.json; change it there.
import type { Picture } from '#content/picture.ts'

export const shadeTreeGrove: Picture = {"id":"projects-plants-trees/shade-tree-grove","alt":"Design visualization: shade tree grove","width":840,"height":1080,"focal":[0.5,0.5],"color":"#afab8c","base":"/media/projects-plants-trees/shade-tree-grove.0ec1901d","widths":[350,480,700,840]}
export const layeredShrubBorder: Picture = {"id":"projects-plants-trees/layered-shrub-border","alt":"Design visualization: layered shrub border","width":840,"height":1080,"focal":[0.5,0.5],"color":"#bbb699","base":"/media/projects-plants-trees/layered-shrub-border.a3c7959b","widths":[350,480,700,840]}
export const floweringEntryTrees: Picture = {"id":"projects-plants-trees/flowering-entry-trees","alt":"Design visualization: flowering entry trees","width":840,"height":1080,"focal":[0.5,0.5],"color":"#c1b7a6","base":"/media/projects-plants-trees/flowering-entry-trees.a43f3502","widths":[350,480,700,840]}
