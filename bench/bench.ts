/** `npm run bench -- pages`, `server`, `desk`, `growth`, `monday`, `mail`, `publish`, `kills` and `fuzz`; `--help` names their options. */
import '#scripts/without-settings.ts'
import { parseArgs } from 'node:util'
import { benchDesk, benchDeskGrowth, benchMonday } from './desk.ts'
import { benchFuzz } from './fuzz.ts'
import { benchKills } from './kills.ts'
import { benchMail } from './mail.ts'
import { benchPages } from './pages.ts'
import { benchPublish } from './publish.ts'
import { benchServer } from './server.ts'

const usage = `npm run bench -- pages [--runs 5] [--form mobile,desktop] [--only /,/about] [--slowdown 6] [--edited]
npm run bench -- server [--seconds 5] [--postgres postgres://postgres@127.0.0.1:5432]
npm run bench -- desk [--postgres postgres://postgres@127.0.0.1:5432]
npm run bench -- growth [--postgres postgres://postgres@127.0.0.1:5432]
npm run bench -- monday
npm run bench -- mail [--postgres postgres://postgres@127.0.0.1:5432]
npm run bench -- publish [--postgres postgres://postgres@127.0.0.1:5432]
npm run bench -- kills [--rounds 50] [--database postgres://…/an-empty-one]
npm run bench -- fuzz [--minutes 10] [--seed N] [--path a:b:c] [--database postgres://…]
All print their tables as Markdown.`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
    form: { type: 'string', default: 'mobile,desktop' },
    only: { type: 'string' },
    slowdown: { type: 'string' },
    edited: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '50' },
    database: { type: 'string' },
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string' },
    path: { type: 'string' },
    seconds: { type: 'string', default: '5' },
    postgres: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
})

const postgres = values.postgres ?? null

const tasks: Record<string, () => Promise<void>> = {
  pages: () =>
    benchPages({
      runs: Number(values.runs),
      forms: values.form.split(','),
      only: values.only?.split(',') ?? null,
      isEdited: values.edited,
      slowdown: values.slowdown === undefined ? null : Number(values.slowdown),
    }),
  server: () => benchServer({ seconds: Number(values.seconds), postgres }),
  desk: () => benchDesk(postgres),
  growth: () => benchDeskGrowth(postgres),
  monday: benchMonday,
  mail: () => benchMail({ postgres }),
  publish: () => benchPublish({ postgres: postgres ?? 'postgres://postgres@127.0.0.1:5432' }),
  kills: () => benchKills({ rounds: Number(values.rounds), databaseUrl: values.database ?? null }),
  fuzz: () =>
    benchFuzz({
      minutes: Number(values.minutes),
      seed: values.seed === undefined ? null : Number(values.seed),
      path: values.path,
      databaseUrl: values.database ?? null,
    }),
}

const task = values.help ? 'help' : (positionals[0] ?? '')
if (Object.hasOwn(tasks, task)) {
  await tasks[task]?.()
} else {
  process.stdout.write(`${usage}\n`)
  process.exitCode = task === 'help' ? 0 : 1
}
