// Rasterises a plate: node plate.mjs IN.svg OUT.(png|webp). Drawn at twice the size for fine lines.
import sharp from 'sharp'

const [input, output] = process.argv.slice(2)
const drawing = await sharp(input, { density: 144, limitInputPixels: false }).png().toBuffer()
const { width } = await sharp(input).metadata()
await sharp(drawing).resize(width).webp({ quality: 88, effort: 5 }).toFormat(output.endsWith('png') ? 'png' : 'webp', { quality: 88 }).toFile(output)
