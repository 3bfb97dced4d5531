// Made by `npm run media` from media/manifest.json; change it there.
import type { Picture } from '#content/picture.ts'

export const shadeTreeGrove: Picture = {"id":"projects-plants-trees/shade-tree-grove","alt":"Design visualization: shade tree grove","width":840,"height":1080,"focal":[0.5,0.5],"color":"#6f8a7a","base":null,"widths":[]}
export const layeredShrubBorder: Picture = {"id":"projects-plants-trees/layered-shrub-border","alt":"Design visualization: layered shrub border","width":840,"height":1080,"focal":[0.5,0.5],"color":"#7d8f69","base":null,"widths":[]}
export const floweringEntryTrees: Picture = {"id":"projects-plants-trees/flowering-entry-trees","alt":"Design visualization: flowering entry trees","width":840,"height":1080,"focal":[0.5,0.5],"color":"#8c7a63","base":null,"widths":[]}
