import { spawnSync } from 'node:child_process'
import { closeSync, openSync, rmSync, statSync, writeSync } from 'node:fs'
import path from 'node:path'
import { temporaryFolder } from './databases.ts'

/** A folder on a disk that can be filled up and emptied again. */
export interface SmallDisk {
  readonly path: string
  fill(pid: number): void
  empty(pid: number): void
  remove(): void
}

const mebibyte = 1024 * 1024

/** Whether the system allows mounting a disk: usually for root alone. */
export function mayMount(): boolean {
  const folder = temporaryFolder()
  const { status } = spawnSync('mount', ['-t', 'tmpfs', 'tmpfs', folder.path])
  if (status === 0) spawnSync('umount', [folder.path])
  folder.remove()
  return status === 0
}

/** A real disk of 16 MB. */
export function mountedDisk(): SmallDisk {
  const folder = temporaryFolder()
  spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=16m', 'tmpfs', folder.path])
  const ballast = path.join(folder.path, 'ballast')
  return {
    path: folder.path,
    fill() {
      const file = openSync(ballast, 'w')
      try {
        for (const size of [mebibyte, 4096, 1]) writeUntilFull(file, Buffer.alloc(size))
      } finally {
        closeSync(file)
      }
    },
    empty: () => rmSync(ballast),
    remove() {
      spawnSync('umount', ['-l', folder.path])
      folder.remove()
    },
  }
}

/**
 * A full disk without root on Linux: files of the process cannot grow beyond the present size of
 * the database's write-ahead log, so each further write fails like on a full disk.
 */
export function limitedDisk(): SmallDisk {
  const folder = temporaryFolder()
  const limit = (pid: number, size: string) => {
    const limited = spawnSync('prlimit', [`--pid=${pid}`, `--fsize=${size}:`], { encoding: 'utf8' })
    if (limited.status !== 0) throw new Error(`prlimit failed: ${limited.stderr}`)
  }
  return {
    path: folder.path,
    fill: (pid) => limit(pid, String(statSync(path.join(folder.path, 'site.db-wal')).size)),
    empty: (pid) => limit(pid, 'unlimited'),
    remove: () => folder.remove(),
  }
}

function writeUntilFull(file: number, bytes: Buffer): void {
  for (;;) {
    try {
      writeSync(file, bytes)
    } catch {
      return
    }
  }
}
