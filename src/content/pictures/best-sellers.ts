// Made by `npm run media` from media/manifest.json; change it there.
import type { Picture } from '#content/picture.ts'

export const mangoFruits: Picture = {"id":"best-sellers/mango-fruits","alt":"Ripe mangoes in a wooden crate","width":720,"height":720,"focal":[0.5,0.5],"color":"#dbcaaf","base":"/media/best-sellers/mango-fruits.34eb0f08","widths":[240,480,720]}
export const mangoFruitsSecond: Picture = {"id":"best-sellers/mango-fruits-second","alt":"A mango cut in half beside whole fruit","width":720,"height":720,"focal":[0.5,0.5],"color":"#e4d5b8","base":"/media/best-sellers/mango-fruits-second.beab1fd8","widths":[240,480,720]}
export const plants: Picture = {"id":"best-sellers/plants","alt":"Leafy plants in terracotta pots","width":720,"height":720,"focal":[0.5,0.5],"color":"#c8c4b2","base":"/media/best-sellers/plants.3ef22b92","widths":[240,480,720]}
export const plantsSecond: Picture = {"id":"best-sellers/plants-second","alt":"A single potted plant on a bench","width":720,"height":720,"focal":[0.5,0.5],"color":"#d3d0bd","base":"/media/best-sellers/plants-second.fc3ac1d2","widths":[240,480,720]}
export const mulch: Picture = {"id":"best-sellers/mulch","alt":"A mound of brown shredded mulch","width":720,"height":720,"focal":[0.5,0.5],"color":"#553928","base":"/media/best-sellers/mulch.6d4005eb","widths":[240,480,720]}
export const mulchSecond: Picture = {"id":"best-sellers/mulch-second","alt":"Mulch spread around the base of a shrub","width":720,"height":720,"focal":[0.5,0.5],"color":"#8c7a63","base":null,"widths":[]}
export const stones: Picture = {"id":"best-sellers/stones","alt":"Mixed river stones","width":720,"height":720,"focal":[0.5,0.5],"color":"#8c7a63","base":null,"widths":[]}
export const stonesSecond: Picture = {"id":"best-sellers/stones-second","alt":"Stones laid as a border beside a path","width":720,"height":720,"focal":[0.5,0.5],"color":"#6f8a7a","base":null,"widths":[]}
export const seeds: Picture = {"id":"best-sellers/seeds","alt":"Seeds in small paper packets and bowls","width":720,"height":720,"focal":[0.5,0.5],"color":"#eae3d5","base":"/media/best-sellers/seeds.45d7832e","widths":[240,480,720]}
export const seedsSecond: Picture = {"id":"best-sellers/seeds-second","alt":"Seedlings breaking the soil in a tray","width":720,"height":720,"focal":[0.5,0.5],"color":"#d5ccbc","base":"/media/best-sellers/seeds-second.c6510c3b","widths":[240,480,720]}
export const trees: Picture = {"id":"best-sellers/trees","alt":"Young trees in nursery pots","width":720,"height":720,"focal":[0.5,0.5],"color":"#d1cec0","base":"/media/best-sellers/trees.9df29668","widths":[240,480,720]}
export const treesSecond: Picture = {"id":"best-sellers/trees-second","alt":"A tree planted in a mulched ring","width":720,"height":720,"focal":[0.5,0.5],"color":"#8c7a63","base":null,"widths":[]}
