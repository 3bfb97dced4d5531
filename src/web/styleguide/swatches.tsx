import palette from '#web/palette.css?raw'
import css from '#web/styles.css?raw'
import { contrast } from '#domain/colors.ts'
import { tokensIn } from './tokens.ts'

const tokens = tokensIn(`${palette}\n${css}`)
const paper = tokens.color.find(({ name }) => name === 'paper')?.value ?? ''

/** Every color, with its contrast on paper. */
export function Colors() {
  return (
    <ul className="guide-tiles">
      {tokens.color.map(({ name, value }) => (
        <li key={name}>
          <div className="guide-swatch" style={{ background: value }} />
          {name}
          <br />
          {value}, {contrast(value, paper).toFixed(1)} on paper
        </li>
      ))}
    </ul>
  )
}

/** Every font size, in the font that uses it. */
export function Sizes() {
  return (
    <ul>
      {tokens.text.map(({ name, value }, at) => (
        <li key={name} className="guide-size">
          <span>
            text-{name}
            <br />
            {value}
          </span>
          <p
            style={{ fontSize: value, fontFamily: `var(--font-${at < 4 ? 'sans' : 'display'})` }}
            className="leading-tight"
          >
            Red maple in red clay
          </p>
        </li>
      ))}
    </ul>
  )
}

/** Spacing as bars, radii and shadows on sheets. */
export function Measures() {
  return (
    <>
      <ul>
        {tokens.spacing.map(({ name, value }) => (
          <li key={name} className="guide-size">
            <span>
              {name}
              <br />
              {value}
            </span>
            <div className="guide-bar" style={{ width: value }} />
          </li>
        ))}
      </ul>
      <ul className="guide-tiles">
        {tokens.radius.map(({ name, value }) => (
          <li key={name}>
            <div className="guide-swatch" style={{ borderRadius: value }} />
            rounded-{name}: {value}
          </li>
        ))}
        {tokens.shadow.map(({ name, value }) => (
          <li key={name}>
            <div className="guide-swatch" style={{ boxShadow: value }} />
            shadow-{name}
          </li>
        ))}
      </ul>
    </>
  )
}
