import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../../..');
const guide = readFileSync(join(ROOT, 'docs/operating.md'), 'utf8');
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: Record<string, string> };

/** The settings of a unit of systemd in the guide, by their section and name. */
function unit(name: string): Map<string, string> {
  const text =
    new RegExp(`^# /etc/systemd/system/${name.replace('.', '\\.')}\\n((?:.+\\n)+)`, 'm').exec(guide)?.[1] ?? '';
  const settings = new Map<string, string>();
  let section = '';
  for (const line of text.split('\n')) {
    section = /^\[(\w+)\]$/.exec(line)?.[1] ?? section;
    const [, key, value] = /^(\w+)=(.+)$/.exec(line) ?? [];
    if (key !== undefined && value !== undefined) settings.set(`${section}.${key}`, value);
  }
  return settings;
}

describe("the operator's guide", () => {
  it('names only tools that exist', () => {
    const named = [...guide.matchAll(/npm run (?:--silent )?([a-z:-]+)/g)].map(([, name = '']) => name);
    expect(new Set(named).size).toBeGreaterThan(8);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  it('has a timer that makes the described backup each night, or later if the machine was off', () => {
    const command = /^docker compose (exec -T quire npm run backup .+)$/m.exec(guide)?.[1];
    expect(command).toContain('--verify');
    const service = unit('quire-backup.service');
    expect(service.get('Service.ExecStart')).toBe(`docker compose ${command}`);
    // A service of another type would not report that the backup failed.
    expect(service.get('Service.Type')).toBe('oneshot');
    expect(service.get('Service.WorkingDirectory')).toMatch(/^\//);
    const timer = unit('quire-backup.timer');
    expect(timer.get('Timer.OnCalendar')).toMatch(/^\*-\*-\* \d\d:\d\d$/);
    expect(timer.get('Timer.Persistent')).toBe('true');
    expect(timer.get('Install.WantedBy')).toBe('timers.target');
  });

  it('describes for each problem the signs, the data that are kept, the remedy and the way back', () => {
    for (const title of ['A full disk', 'A mail server that does not answer']) {
      const page = guide.split(`\n## ${title}\n`)[1]?.split('\n## ')[0] ?? '';
      for (const part of ['What you see', 'What is kept', 'What to do', 'The way back'])
        expect(page).toContain(`**${part}.**`);
    }
  });
});
