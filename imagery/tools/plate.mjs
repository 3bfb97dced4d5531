// Rasterizes a plate: node plate.mjs IN.svg OUT.(png|webp) WIDTH day|night
// It is drawn large for fine lines and brought down to the width. A night print is the drawing in pale ink on
// evergreen, for banners that carry white words.
import sharp from 'sharp'

const [input, output, width, print] = process.argv.slice(2)
const drawing = sharp(
  await sharp(input, { density: 144, limitInputPixels: false }).png().toBuffer(),
).resize(Number(width))

/** Evergreen where the paper is lightest, pale leaf where the ink is darkest. */
const evergreen = [0x1f, 0x3b, 0x2c]
const leaf = [0xc4, 0xd3, 0xa6]

async function inNightPrint() {
  const gray = await drawing
    .removeAlpha()
    .grayscale()
    .negate()
    .linear(1.12, -18)
    .toColorspace('srgb')
    .toBuffer()
  const gain = leaf.map((value, i) => (value - evergreen[i]) / 255)
  return sharp(gray).toColorspace('srgb').linear(gain, evergreen)
}

const picture = print === 'night' ? await inNightPrint() : drawing
const format = output.endsWith('png') ? 'png' : 'webp'
await picture.toFormat(format, { quality: 84, effort: 5 }).toFile(output)
