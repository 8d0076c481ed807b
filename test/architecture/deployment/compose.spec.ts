import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../../..');
const FILES = ['docker-compose.yml', ...readdirSync(join(ROOT, 'compose')).map((name) => `compose/${name}`)];
const textOf = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const textsOfAll = FILES.map((file) => [file, textOf(file)] as const);

/** Finding m8 of the security review: every local account of the machine could read and write all events. */
describe('the compose files', () => {
  it('publish every port to this machine only', () => {
    const published = textsOfAll.flatMap(([, text]) =>
      [...text.matchAll(/ports: \[(.+)\]/g)].map(([, ports]) => ports),
    );
    expect(published.length).toBeGreaterThan(2);
    expect(published.filter((ports) => !/^'127\.0\.0\.1:/.test(ports ?? ''))).toEqual([]);
    expect(textsOfAll.filter(([, text]) => /^\s+ports:\s*$/m.test(text)).map(([file]) => file)).toEqual([]);
  });

  it('publish no port of the database and of the event store', () => {
    for (const file of ['compose/postgres.yml', 'compose/eventstore.yml']) expect(textOf(file)).not.toMatch(/ports:/);
  });

  it('have no password: each comes from the operator, or there is no start', () => {
    const passwords = textsOfAll.flatMap(([, text]) =>
      [...text.matchAll(/^\s+\w*(?:PASSWORD|SECRET|_KEY|PASSPHRASE|PEPPER|TOKEN)\w*:\s*(.*)$/gm)].map(
        ([, value]) => value,
      ),
    );
    expect(passwords.length).toBeGreaterThan(8);
    expect(passwords.filter((value) => !/^\$\{\w+:[?-]/.test(value ?? '') || /:-[^}]/.test(value ?? ''))).toEqual([]);
    expect(textOf('compose/postgres.yml')).toContain('${POSTGRES_PASSWORD:?');
  });
});
