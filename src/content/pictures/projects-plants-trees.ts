// Made by `npm run media` from media/manifest.json; change it there.
import type { Picture } from '#content/picture.ts'

export const shadeTreeGrove: Picture = {"id":"projects-plants-trees/shade-tree-grove","alt":"Design visualization: plan of seven shade trees over a straw floor with a winding walk","width":840,"height":1080,"focal":[0.5,0.5],"color":"#afab8c","base":"/media/projects-plants-trees/shade-tree-grove.048326ea","widths":[350,480,700,840]}
export const layeredShrubBorder: Picture = {"id":"projects-plants-trees/layered-shrub-border","alt":"Design visualization: plan of a border in six rows, from tall shrubs down to edging plants","width":840,"height":1080,"focal":[0.5,0.5],"color":"#bbb699","base":"/media/projects-plants-trees/layered-shrub-border.e5c4502b","widths":[350,480,700,840]}
export const floweringEntryTrees: Picture = {"id":"projects-plants-trees/flowering-entry-trees","alt":"Design visualization: plan of eight pink flowering trees along a straight entry walk","width":840,"height":1080,"focal":[0.5,0.5],"color":"#c1b7a5","base":"/media/projects-plants-trees/flowering-entry-trees.934f7877","widths":[350,480,700,840]}
