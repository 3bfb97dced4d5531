import { number } from '#domain/materials/measured-text.ts'
import type { Corner } from '#domain/materials/shapes.ts'

/** The shape on squared paper, with the length of each side. */
export function PlanDrawing({
  id,
  points,
  width,
  height,
}: {
  readonly id: string
  readonly points: readonly Corner[]
  readonly width: number
  readonly height: number
}) {
  const square = width > 40 ? 5 : 1
  const heavy = square * 5
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      className="absolute inset-0 size-full rounded-lg text-leaf"
    >
      <defs>
        {[square, heavy].map((each) => (
          <pattern
            key={each}
            id={`${id}-${each}`}
            width={each}
            height={each}
            patternUnits="userSpaceOnUse"
          >
            <path
              d={`M${each} 0H0V${each}`}
              fill="none"
              stroke="currentColor"
              strokeWidth={each === heavy ? width / 500 : width / 1100}
            />
          </pattern>
        ))}
      </defs>
      {[square, heavy].map((each) => (
        <rect key={each} width={width} height={height} fill={`url(#${id}-${each})`} />
      ))}
      <polygon
        points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
        className="fill-leaf/35 stroke-moss"
        strokeWidth={width / 160}
        strokeLinejoin="round"
      />
      {points.map((point, at) => {
        const next = points[(at + 1) % points.length] ?? point
        const length = Math.hypot(next.x - point.x, next.y - point.y)
        return (
          <text
            key={at}
            x={(point.x + next.x) / 2}
            y={(point.y + next.y) / 2 + width / 14}
            textAnchor="middle"
            fontSize={width / 24}
            strokeWidth={width / 120}
            className="fill-bark stroke-white font-semibold [paint-order:stroke]"
          >
            {number(Math.round(length * 10) / 10)} ft
          </text>
        )
      })}
    </svg>
  )
}
