import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ADVICES, CORRECTION_SUBJECTS, DECISIONS, DEFAULT_SETTINGS, MAIL_KINDS } from '../../src/contracts';
import { CORRECTION_TEMPLATES, DECISION_TEMPLATES } from '../../src/editorial/office-mails/template-names';
import { NOTED_TEMPLATES, templateNote } from '../../src/journal/mail-templates/template-notes';
import { VARIABLE_NOTES } from '../../src/journal/mail-templates/variable-notes';

const ROOT = join(__dirname, '../..');
const guide = readFileSync(join(ROOT, 'docs/mails.md'), 'utf8');
const NOT_NAMES = new Set(['if', 'else', 'unless', 'each', 'this']);

const cells = (line: string): string[] => line.split('|').map((cell) => cell.trim());
const unquoted = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? '');

/** Rows of the guide's first table by template: kind, when, to, cc, how and variables. */
const rows = new Map(
  guide
    .split('\n')
    .filter((line) => /^\| `\w+\/[\w-]+`/.test(line))
    .map((line) => {
      const [, template = '', kind = '', when = '', to = '', cc = '', how = '', variables = ''] = cells(line);
      return [unquoted(template)[0] ?? '', { kind, when, to, cc, how, variables: unquoted(variables) }];
    }),
);
/** Variables explained in the second table. */
const explained = guide
  .split('\n')
  .filter((line) => /^\| `\w+` /.test(line))
  .map((line) => ({ name: unquoted(line)[0] ?? '', meaning: cells(line)[2] }));

const files = readdirSync(join(ROOT, 'src')).flatMap((module) => {
  const folder = join(ROOT, 'src', module, 'mails');
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.hbs')) : [];
  return names.map((name) => ({ module, path: join(folder, name) }));
});
const templates = files.map(({ module, path }) => {
  const text = readFileSync(path, 'utf8');
  const named = [...text.matchAll(/\{\{\{?#?(?:if |unless |each )?([A-Za-z]\w*)\}?\}\}/g)].map(([, name = '']) => name);
  const variables = [...new Set(named)].filter((name) => !NOT_NAMES.has(name)).sort();
  return { name: `${module}/${basename(path, '.hbs')}`, variables };
});

describe('the guide to mails', () => {
  it('has exactly one row per existing template', () => {
    expect([...rows.keys()].sort()).toEqual(templates.map(({ name }) => name).sort());
  });

  it.each(templates)('names the variables of $name', ({ name, variables }) => {
    expect([...(rows.get(name)?.variables ?? [])].sort()).toEqual(variables);
  });

  it('explains every variable that a template uses, and no other', () => {
    expect([...new Set(templates.flatMap(({ variables }) => variables))].sort()).toEqual(
      explained.map(({ name }) => name).sort(),
    );
  });

  it('has the explanations that webmasters read next to each template and variable', () => {
    const documented = [...rows].map(([name, { kind, when, to, how }]) => [name, { kind, when, to, how }]);
    expect(Object.fromEntries(NOTED_TEMPLATES.map((key) => [key, templateNote(key, DEFAULT_SETTINGS)]))).toEqual(
      Object.fromEntries(documented),
    );
    const meanings = Object.entries(VARIABLE_NOTES).map(([name, { meaning }]) => ({ name, meaning }));
    expect(meanings).toEqual(explained);
  });

  it('has a template for every kind of mail, and names its recipients', () => {
    expect([...new Set([...rows.values()].map(({ kind }) => kind))].sort()).toEqual([...MAIL_KINDS].sort());
    expect([...rows.values()].filter(({ to, cc, how }) => to === '' || cc === '' || how === '')).toEqual([]);
  });

  it('has a suggestion for each decision, each subject of a correction, rejection, forwarding, advice, invitation and reminder', () => {
    const suggested = [...rows].filter(([, { how }]) => how.startsWith('suggested')).map(([name]) => name);
    expect(CORRECTION_TEMPLATES).toHaveLength(CORRECTION_SUBJECTS.length);
    expect(Object.keys(DECISION_TEMPLATES).sort()).toEqual([...DECISIONS].sort());
    expect(ADVICES.every((advice) => advice in DECISION_TEMPLATES)).toBe(true);
    const others = [
      'check-rejected',
      'associate-assignment',
      'advice-text',
      'override-to-review',
      'letter-to-author',
    ].map((name) => `editorial/${name}`);
    const wanted = [...CORRECTION_TEMPLATES, ...Object.values(DECISION_TEMPLATES), ...others];
    expect([...suggested].sort()).toEqual([...wanted, 'review/invitation', 'review/reminder'].sort());
  });
});
