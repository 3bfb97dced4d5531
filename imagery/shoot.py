"""The queue: renders every picture of the catalog that is missing or changed, one after another.

  shoot.py status              what is done, what is stale, what is missing
  shoot.py run [--missing]     render in catalog order until nothing is left; stop and resume freely
  shoot.py preview ID ...      a small quick one, to .work/preview/
  shoot.py final ID ...        just these, now
  shoot.py regrade ID ...      a new grade of a final whose passes are still in .work/
  shoot.py accept              take the masters as they are for current (after harmless code edits)
"""
import hashlib
import json
import os
import subprocess
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
import catalog

WORK = f'{HERE}/.work'
MASTERS = os.path.join(HERE, '../media/masters')
MANIFEST = os.path.join(HERE, '../media/manifest.json')
RECORD = f'{HERE}/rendered.json'


def fingerprint(picture):
    """Parameters plus the code that reads them: what a master was made from."""
    digest = hashlib.sha256(repr(picture).encode())
    kit = sorted(f'{HERE}/kit/{name}' for name in os.listdir(f'{HERE}/kit') if name.endswith('.py'))
    for path in [f'{HERE}/families/{picture.family}.py', *kit]:
        with open(path, 'rb') as file:
            digest.update(file.read())
    return digest.hexdigest()[:16]


def recorded():
    if not os.path.exists(RECORD):
        return {}
    with open(RECORD) as file:
        return json.load(file)


def record(entries):
    with open(RECORD, 'w') as file:
        json.dump(dict(sorted(entries.items())), file, indent=2)
        file.write('\n')


def master_of(identifier):
    return f'{MASTERS}/{identifier}.webp'


def state(picture, known):
    """'missing', 'stale' or 'done'."""
    if picture.id not in known or not os.path.exists(master_of(picture.id)):
        return 'missing'  # a drawn plate of the same name only stands in
    return 'done' if known.get(picture.id) == fingerprint(picture) else 'stale'


def call(*command):
    """Run a tool at the lowest priority; its output only shows when it fails."""
    result = subprocess.run(['nice', '-n', '19', *command], cwd=HERE, capture_output=True, text=True)
    if result.returncode or 'Traceback' in result.stderr:
        raise RuntimeError(f'{command[0]} failed:\n{result.stdout[-1500:]}\n{result.stderr[-3000:]}')


def shoot(picture, quality):
    """Scene, denoiser, grade; returns the path of a PNG."""
    folder = f'{WORK}/passes/{picture.id.replace("/", "-")}-{quality}'
    target = f'{WORK}/{quality}/{picture.id.replace("/", "-")}.png'
    os.makedirs(os.path.dirname(target), exist_ok=True)
    call('blender', '-b', '--python-exit-code', '1', '-P', 'scene.py', '--', picture.id, quality, folder)
    call('/usr/bin/python3', 'tools/finish.py', folder)
    grade(picture, folder, target)
    return target


def grade(picture, folder, target):
    call('blender', '-b', '--python-exit-code', '1', '-P', 'tools/grade.py', '--',
         folder, target, json.dumps(picture.grade))


def describe(picture):
    """Set the manifest's words for the photograph: a drawn stand-in was described otherwise."""
    with open(f'{HERE}/catalog/words.json') as file:
        words = json.load(file)
    with open(MANIFEST) as file:
        manifest = json.load(file)
    if picture.id not in words:
        return
    manifest[picture.id] |= {'alt': words[picture.id]}
    entries = [f'  {json.dumps(key)}: {{\n    "shape": {json.dumps(entry["shape"])},\n    "alt": {json.dumps(entry["alt"])},\n'
               f'    "focal": [{", ".join(f"{v:g}" for v in entry["focal"])}]\n  }}' for key, entry in manifest.items()]
    with open(MANIFEST, 'w') as file:
        file.write('{\n' + ',\n'.join(entries) + '\n}\n')


def publish(picture, png):
    """Turn a final into the committed master and remember what it was made from."""
    describe(picture)
    target = master_of(picture.id)
    os.makedirs(os.path.dirname(target), exist_ok=True)
    call('node', 'tools/master.mjs', png, target)
    record(recorded() | {picture.id: fingerprint(picture)})


def final(picture):
    start = time.time()
    made_from = fingerprint(picture)
    publish(picture, shoot(picture, 'final'))
    record(recorded() | {picture.id: made_from})
    print(f'{time.strftime("%H:%M:%S")} {picture.id} {time.time() - start:.0f} s', flush=True)


def run_next(states, skip):
    """Render the first picture that needs it; False when there is none."""
    known = recorded()
    for picture in catalog.PICTURES.values():
        if picture.id not in skip and state(picture, known) in states:
            try:
                final(picture)
                return picture.id, True
            except RuntimeError as failure:
                print(picture.id, failure, flush=True)
                return picture.id, False
    return None, True


def run(states):
    """Each picture in a process of its own, so that edits of the catalog count at once."""
    failed = set()
    while True:
        result = subprocess.run([sys.executable, __file__, 'next', ','.join(states), ','.join(failed)],
                                stdout=subprocess.PIPE, text=True)
        print(result.stdout, end='', flush=True)
        words = result.stdout.strip().splitlines()[-1].split() if result.stdout.strip() else []
        if not words or words[0] == 'NOTHING':
            return
        if words[0] == 'FAILED':
            failed.add(words[1])


def main(command='status', *arguments):
    if command == 'status':
        known = recorded()
        for picture in catalog.PICTURES.values():
            print(f'{state(picture, known):8}{picture.id}')
    elif command == 'run':
        run(['missing'] if '--missing' in arguments else ['missing', 'stale'])
    elif command == 'next':
        identifier, fine = run_next(arguments[0].split(','), (arguments[1:] or [''])[0].split(','))
        print('NOTHING left' if identifier is None else f'{"OK" if fine else "FAILED"} {identifier}')
    elif command == 'preview':
        for identifier in arguments:
            print(shoot(catalog.find(identifier), 'preview'))
    elif command == 'final':
        for identifier in arguments:
            final(catalog.find(identifier))
    elif command == 'regrade':
        for identifier in arguments:
            picture = catalog.find(identifier)
            name = identifier.replace('/', '-')
            grade(picture, f'{WORK}/passes/{name}-final', f'{WORK}/final/{name}.png')
            publish(picture, f'{WORK}/final/{name}.png')
    elif command == 'accept':
        record({i: fingerprint(catalog.PICTURES[i]) for i in recorded() if i in catalog.PICTURES})
    else:
        raise SystemExit(__doc__)


if __name__ == '__main__':
    main(*sys.argv[1:])
