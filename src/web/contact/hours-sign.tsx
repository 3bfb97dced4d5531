import { useSite } from '#web/site.ts'

const rowHeight = 92
const boardTop = 96

/** The opening hours as a wooden sign on two cords, drawn from the same data as the text below it. */
export function HoursSign() {
  const { company, openings } = useSite()
  const boardHeight = 128 + company.hours.length * rowHeight
  const height = boardTop + boardHeight + 24
  return (
    <figure>
      <svg
        viewBox={`0 0 480 ${height}`}
        role="img"
        aria-label={`Wooden sign: Opening Hours. ${company.hours.map(({ days, text }) => `${days}, ${text}`).join('. ')}.`}
        className="mx-auto block w-full max-w-[24rem]"
      >
        <Branch />
        <Board height={boardHeight} />
        <g textAnchor="middle" fill="#fbf6e9">
          <text
            x="240"
            y={boardTop + 70}
            fontSize="38"
            fontWeight="500"
            className="font-display"
            letterSpacing="-0.4"
          >
            Opening Hours
          </text>
          <path
            d={`M150 ${boardTop + 96}c26-9 46-9 66-2s40 6 66-2 34-4 48 2`}
            fill="none"
            className="stroke-leaf-pale"
            strokeWidth="2.5"
            strokeLinecap="round"
          />
          {company.hours.map(({ days, text }, at) => {
            const top = boardTop + 134 + at * rowHeight
            return (
              <g key={days}>
                <text
                  x="240"
                  y={top}
                  fontSize="17"
                  fontWeight="600"
                  letterSpacing="2"
                  className="font-sans"
                  fill="#ecdcbb"
                >
                  {days.toUpperCase()}
                </text>
                <text x="240" y={top + 40} fontSize="36" fontWeight="500" className="font-display">
                  {text}
                </text>
              </g>
            )
          })}
        </g>
      </svg>
      <figcaption className="mt-5">
        <h2 className="sr-only">Opening hours</h2>
        <dl className="mx-auto max-w-[22rem] border-t border-hairline text-sm">
          {openings.map(({ days, text }) => (
            <div
              key={days}
              className="flex flex-wrap justify-between gap-x-6 border-b border-hairline py-2"
            >
              <dt>{days}</dt>
              <dd className="font-semibold text-evergreen">{text}</dd>
            </div>
          ))}
        </dl>
      </figcaption>
    </figure>
  )
}

/** A branch with leaves, and two cords that hold the sign. */
function Branch() {
  return (
    <g fill="none" strokeLinecap="round">
      <path d="M14 40C110 16 210 46 300 30s130-14 168-2" stroke="#5d4530" strokeWidth="13" />
      <path d="M20 37c92-21 190 8 282-8s126-13 160-3" stroke="#7c6046" strokeWidth="3" />
      <path
        d={`M126 28 112 ${boardTop + 16}M128 28l14 ${boardTop - 12}M352 24l-14 ${boardTop - 8}M354 24l14 ${boardTop - 8}`}
        stroke="#c9b48d"
        strokeWidth="4"
      />
      <path d="M119 26h16M345 23h16" stroke="#c9b48d" strokeWidth="9" />
      <g className="fill-[color-mix(in_srgb,var(--color-moss),var(--color-leaf))]">
        <path d="M58 28C62 8 82 0 104 4c-6 18-24 28-46 24Z" />
        <path d="M420 22c10-18 30-22 48-14-10 16-28 22-48 14Z" className="fill-leaf" />
        <path d="M196 32c6 20 26 28 48 22-8-18-26-28-48-22Z" className="fill-leaf" />
        <path d="M250 30c4-18 22-28 42-24-6 18-22 26-42 24Z" />
      </g>
    </g>
  )
}

/** Three planks with their grain, and a painted line around the text. */
function Board({ height }: { readonly height: number }) {
  const plank = height / 3
  return (
    <g>
      <rect
        x="30"
        y={boardTop + 8}
        width="420"
        height={height}
        rx="16"
        fill="#3a2a1c"
        opacity=".22"
      />
      <rect x="28" y={boardTop} width="424" height={height} rx="16" fill="#6d4a2f" />
      {[0, 1, 2].map((at) => {
        const y = boardTop + at * plank
        return (
          <g key={at} fill="none" stroke="#573a24" strokeWidth="1.6" opacity=".75">
            {at === 0 ? null : <path d={`M28 ${y}h424`} strokeWidth="3" />}
            <path
              d={`M34 ${y + plank * 0.24}c90-12 150 10 236 0s130-8 176 2M34 ${y + plank * 0.52}c60 8 120-12 210-4s150 12 202-2M34 ${y + plank * 0.8}c110-10 170 8 250 2s120-10 162 0`}
            />
            <path d={`M${at === 1 ? 92 : 374} ${y + plank * 0.38}c12-8 30-8 40 0s-28 12-40 0Z`} />
          </g>
        )
      })}
      <rect
        x="42"
        y={boardTop + 14}
        width="396"
        height={height - 28}
        rx="9"
        fill="none"
        stroke="#e7d6b2"
        strokeWidth="2"
        opacity=".65"
      />
      <g fill="#d8c39b">
        <circle cx="127" cy={boardTop + 16} r="6" />
        <circle cx="353" cy={boardTop + 16} r="6" />
      </g>
    </g>
  )
}
