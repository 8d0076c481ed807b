import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SETTINGS_IN_FILES } from '../../../src/platform/config/config';

const ROOT = join(__dirname, '../../..');
const FILES = ['docker-compose.yml', ...readdirSync(join(ROOT, 'compose')).map((name) => `compose/${name}`)];
const textOf = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const SETTINGS = ['config', 'database-parts', 'programs/program-settings', 'sign-in-providers'].map(
  (name) => `src/platform/config/${name}.ts`,
);
/** The image has fixed values for the data folder, the browser and the port; compose publishes the port under another number. */
const FIXED = ['HOST', 'PORT', 'DATA_DIR', 'PUPPETEER_EXECUTABLE_PATH', 'BROWSER_SANDBOX'];
const textsOfAll = FILES.map((file) => [file, textOf(file)] as const);

/** Services with an image of their own, by name; the others extend one of them. */
const servicesOf = (files: readonly (readonly [string, string])[]): (readonly [string, string])[] =>
  files.flatMap(([, text]) =>
    [...`${text}\n`.matchAll(/^ {2}([a-z]\w*):(?: &\w+)?\n((?: {4,}.*\n|\n|  #.*\n)+)/gm)]
      .map(([, name = '', lines = '']) => [name, lines] as const)
      .filter(([, lines]) => /^ {4}image: /m.test(lines)),
  );

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

  it('have no password: the operator must set each one, or the start fails', () => {
    const passwords = textsOfAll.flatMap(([, text]) =>
      [...text.matchAll(/^\s+\w*(?:PASSWORD|SECRET|_KEY|PASSPHRASE|PEPPER|TOKEN)\w*:\s*(.*)$/gm)].map(
        ([, value]) => value,
      ),
    );
    expect(passwords.length).toBeGreaterThan(8);
    expect(passwords.filter((value) => !/^\$\{\w+:[?-]/.test(value ?? '') || /:-[^}]/.test(value ?? ''))).toEqual([]);
    expect(textOf('compose/postgres.yml')).toContain('${POSTGRES_PASSWORD:?');
  });

  it.each(servicesOf(textsOfAll))('let %s gain no rights, and bound its memory', (_name, service) => {
    expect(service).toContain("security_opt: ['no-new-privileges:true']");
    expect(service).toMatch(/mem_limit: (?:\$\{[A-Z]+_MEMORY:-)?\d+[mg]\}?\n/);
  });

  it('are all checked here', () => {
    const images = textsOfAll.flatMap(([, text]) => text.match(/^ {4}image: /gm) ?? []);
    expect(servicesOf(textsOfAll)).toHaveLength(images.length);
  });

  it('give the server a system that it cannot write, no capabilities, and a bounded number of processes', () => {
    const [[, server = ''] = []] = servicesOf(textsOfAll).filter(([name]) => name === 'quire');
    for (const line of ['read_only: true', "tmpfs: ['/tmp']", 'cap_drop: [ALL]', 'pids_limit: 1000'])
      expect(server).toContain(`    ${line}\n`);
    const others = textOf('docker-compose.yml').match(/^ {2}(?:web2|worker|projector):\n {4}<<: \*quire\n/gm);
    expect(others).toHaveLength(3);
  });

  /** EventStoreDB's image has not been tried with fewer capabilities; ClamAV's image writes its own settings when it starts. */
  it.each([
    ['postgres', ['CHOWN', 'DAC_READ_SEARCH', 'FOWNER', 'SETGID', 'SETUID']],
    ['mail', []],
    ['clamav', ['CHOWN', 'DAC_OVERRIDE', 'FOWNER', 'SETGID', 'SETUID']],
  ])('give %s only the capabilities that its start needs', (wanted, capabilities) => {
    const [[, service = ''] = []] = servicesOf(textsOfAll).filter(([name]) => name === wanted);
    expect(service).toContain('    cap_drop: [ALL]\n');
    const added = /^ {4}cap_add: \[(.+)\]$/m.exec(service)?.[1]?.split(', ') ?? [];
    expect(added).toEqual(capabilities);
    expect(service).toMatch(/^ {4}pids_limit: \d+$/m);
    expect(service).not.toMatch(/privileged|user: root|pid: host|network_mode/);
    if (wanted !== 'clamav') expect(service).toMatch(/^ {4}read_only: true\n {4}tmpfs: \['\/tmp'/m);
  });

  it('pass the file of every secret on to the server', () => {
    const server = textOf('docker-compose.yml');
    expect(SETTINGS_IN_FILES).toEqual(expect.arrayContaining(['JWT_SECRET', 'SMTP_URL', 'DATABASE_PASSWORD']));
    const missing = [...SETTINGS_IN_FILES, 'DATA_KEY_NEW'].filter(
      (name) => !server.includes(`\n      ${name}_FILE: \${${name}_FILE:-}\n`),
    );
    expect(missing).toEqual([]);
    const example = textOf('docs/operating.md').split('\n# secrets.yml\n')[1]?.split('```')[0] ?? '';
    for (const service of ['quire', 'web2', 'worker', 'projector']) expect(example).toContain(`  ${service}:`);
  });

  it('pass every setting on to the server', () => {
    const settings = SETTINGS.flatMap((file) =>
      [...textOf(file).matchAll(/^ {2}([A-Z][A-Z_]+): (?!\[)/gm)].map(([, name = '']) => name),
    );
    expect(settings).toEqual(expect.arrayContaining(['JWT_SECRET', 'DATABASE_HOST', 'OIDC_ISSUER', ...FIXED]));
    const handed = [...textOf('docker-compose.yml').matchAll(/^ {6}([A-Z_]+): \$\{\1[:?-]/gm)].map(([, name]) => name);
    expect(settings.filter((name) => !handed.includes(name) && !FIXED.includes(name))).toEqual([]);
    expect(handed.filter((name) => FIXED.includes(name ?? ''))).toEqual([]);
  });
});
