import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { IntlMessageFormat } from 'intl-messageformat';
import ts from 'typescript';
import { projectRoot } from '../../../src/platform/project-root';
import { type Key, type Keys, keysIn } from './keys';
import { literalsIn } from './literals';
import { keysInPage, wordsInPage } from './pages';
import { partsOf } from './parts';

const root = projectRoot();
const CATALOGUE = join(root, 'src/contracts/language/catalogue/nl');

/** `t`, `texts` and `Rich` themselves. */
const MAKERS = /^(src\/contracts\/language|client\/src\/shared\/language)\//;

interface Source {
  name: string;
  tree: ts.SourceFile;
}

const parsed = (name: string, text: string): Source => ({
  name,
  tree: ts.createSourceFile(name, text, ts.ScriptTarget.ES2022, true),
});

function sourcesBelow(folder: string): Source[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/spec\.tsx?$/.test(name))
    .map((name) => relative(root, join(root, folder, name)))
    .filter((name) => !MAKERS.test(name))
    .map((name) => parsed(name, readFileSync(join(root, name), 'utf8')));
}

const literalsOf = (sources: readonly Source[]): string[] =>
  sources.flatMap(({ name, tree }) => literalsIn(tree).map(({ line, text }) => `${name}:${line} ${text}`));

const keysOf = (sources: readonly Source[]): { file: string; keys: Keys }[] =>
  sources.map(({ name, tree }) => ({ file: name, keys: keysIn(tree) }));

/** Pages for printing; mails have a file for each language, and the audit file is for other programs. */
const NO_PAGE = /(^|\/)(mails|audit-file)\//;
const pages = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.hbs') && !NO_PAGE.test(name))
  .map((name) => ({ name, text: readFileSync(join(root, 'src', name), 'utf8') }));

type Texts = readonly (readonly [string, string])[];

/** Differences between the texts that the code uses and those of a language. */
function faultsOf(asked: readonly Key[], texts: Texts): string[] {
  const known = new Map(texts);
  const keys = new Set(asked.map(({ key }) => key));
  return [
    ...[...keys].filter((key) => !known.has(key)).map((key) => `missing: ${key}`),
    ...[...known.keys()].filter((key) => !keys.has(key)).map((key) => `unused: ${key}`),
    ...texts.filter(([key], at) => texts.findIndex(([other]) => other === key) < at).map(([key]) => `twice: ${key}`),
    ...texts.filter(([, text]) => text.trim() === '').map(([key]) => `empty: ${key}`),
    ...asked.filter(({ isMessage }) => isMessage).flatMap(({ key }) => faultsOfMessage(key, known.get(key) ?? key)),
  ];
}

function faultsOfMessage(key: string, text: string): string[] {
  try {
    const [english, other] = [key.split('|')[0] ?? key, text].map((one) =>
      partsOf(new IntlMessageFormat(one, 'en').getAst()),
    );
    return english?.join() === other?.join()
      ? []
      : [`other parts: ${key} has ${english?.join()}, not ${other?.join()}`];
  } catch (error) {
    return [`no message: ${text}: ${String(error)}`];
  }
}

/** Short words differ by chance. */
function isOfAnotherLength([key, text]: readonly [string, string]): boolean {
  const english = key.split('|')[0] ?? key;
  const ratio = text.length / english.length;
  return english.length > 25 && (ratio < 0.55 || ratio > 1.9);
}

const dutch = (): Texts =>
  readdirSync(CATALOGUE).flatMap((file) =>
    Object.entries(JSON.parse(readFileSync(join(CATALOGUE, file), 'utf8')) as Record<string, string>),
  );

describe('The texts of the client, the contracts and the log', () => {
  const client = sourcesBelow('client/src');
  const keys = keysOf([...client, ...sourcesBelow('src'), ...sourcesBelow('projections')]);

  it('come from the catalogue everywhere in the client', () => {
    expect(client.length).toBeGreaterThan(500);
    expect(literalsOf(client)).toEqual([]);
  });

  it('come from the catalogue in every page that is printed', () => {
    expect(pages.length).toBeGreaterThan(7);
    expect(pages.flatMap(({ name, text }) => wordsInPage(text).map((word) => `${name}: ${word}`))).toEqual([]);
  });

  it('are literals where the code uses them, so that all are found', () => {
    expect(
      keys.flatMap(({ file, keys: { unreadable } }) => unreadable.map(({ line, text }) => `${file}:${line} ${text}`)),
    ).toEqual([]);
  });

  it('all exist in Dutch, once, with the same values, plurals and tags, and no other exists', () => {
    const asked = [...keys.flatMap((one) => one.keys.keys), ...pages.flatMap(({ text }) => keysInPage(text))];
    expect(asked.length).toBeGreaterThan(500);
    expect(faultsOf(asked, dutch())).toEqual([]);
  });

  it('are about as long in Dutch as in English, so that no text has the key of another', () => {
    expect(dutch().filter(isOfAnotherLength)).toEqual([]);
  });

  it('are sorted in the catalogue', () => {
    for (const file of readdirSync(CATALOGUE)) {
      const names = Object.keys(JSON.parse(readFileSync(join(CATALOGUE, file), 'utf8')) as object);
      expect(names).toEqual([...names].sort());
    }
  });
});

describe('A planted fault', () => {
  const literals = (text: string): string[] => literalsOf([parsed('planted.tsx', text)]);

  it.each([
    ['text of an element', 'const a = <p>Hello there</p>;', 'Hello there'],
    ['a label', 'const a = <Field label="name" />;', 'name'],
    ['a label for screen readers', 'const a = <b aria-label="not yet" />;', 'not yet'],
    ['a choice', 'const a = <b>{yes ? "on" : t("off")}</b>;', 'on'],
    ['a title of a table', 'const a = { title: "Users", path: "/users" };', 'Users'],
    ['a sentence with values', 'const a = () => notify(`Sent to ${name}`);', 'Sent to {}'],
    ['a sentence anywhere', 'const a = "Please try again";', 'Please try again'],
    ['an error that is shown', 'const a = () => { throw new Error("It is gone."); };', 'It is gone.'],
    ['an error with values', 'const a = () => { throw new ApiError(b ? `No ${c}.` : t("No.")); };', 'No {}.'],
    ['a label that a control has', 'const a = <SearchBox value="a" />;', 'clear'],
    ['a word that is returned', 'const a = () => { return "Saved"; };', 'Saved'],
  ])('is seen: %s', (_what, text, found) => {
    expect(literals(text)).toEqual([`planted.tsx:1 ${found}`]);
  });

  it('is not seen in data, styles and texts of the catalogue', () => {
    expect(literals('const a = <Rich text="Hello <b></b>" tags={{ b: <i className="a b" /> }} />;')).toEqual([]);
    expect(literals('const a = <p>{t("Hello there")} 12</p>;')).toEqual([]);
    expect(literals('const a = makeStyles({ b: { border: "1px solid red" } });')).toEqual([]);
    expect(literals('const a = texts({ title: "Hello there", b: { label: "Hello" } });')).toEqual([]);
    expect(literals('const a = <SearchBox dismiss={{ "aria-label": t("clear") }} />;')).toEqual([]);
    expect(literals('throw new Error("The element has no token");')).toEqual([]);
    expect(literals('if (a === "Not this") import("./b");')).toEqual([]);
  });

  it('of the catalogue is seen: missing, unused, twice, empty, or with other parts', () => {
    const { keys } = keysIn(
      parsed('planted.tsx', 't("Hi {name}", { name }); texts({ a: "Yes" }); <Rich text="A <b>c</b>" />;').tree,
    );
    const right: Texts = [
      ['Hi {name}', 'Dag {name}'],
      ['Yes', 'Ja'],
      ['A <b>c</b>', 'Een <b>z</b>'],
    ];
    expect(faultsOf(keys, right)).toEqual([]);
    expect(faultsOf(keys, right.slice(1))).toEqual(['missing: Hi {name}']);
    expect(faultsOf(keys, [...right, ['No', 'Nee']])).toEqual(['unused: No']);
    expect(faultsOf(keys, [...right, ['Yes', 'Jawel']])).toEqual(['twice: Yes']);
    expect(faultsOf(keys, [...right.slice(0, 1), ['Yes', ' '], ...right.slice(2)])).toEqual(['empty: Yes']);
    expect(faultsOf(keys, [['Hi {name}', 'Dag {naam}'], ...right.slice(1)])[0]).toMatch('other parts');
    expect(faultsOf(keys, [['Hi {name}', 'Dag {name'], ...right.slice(1)])[0]).toMatch('no message');
    expect(faultsOf(keys, [...right.slice(0, 2), ['A <b>c</b>', 'Een z']])[0]).toMatch('other parts');
  });

  it('of the catalogue is seen: a text with the key of another', () => {
    const sum = 'The sum of the eight counts of a person.';
    expect(
      [sum, 'Lopende toewijzingen', 'De som van de acht aantallen.'].map((text) => isOfAnotherLength([sum, text])),
    ).toEqual([false, true, false]);
  });

  it('of a page is seen: a word outside of the catalogue, and a text that is computed', () => {
    const page = "<style>p { color: red }</style><p title='x'>{{t 'Page'}} {{t 'of' context='page'}}&nbsp;Hello</p>";
    expect(wordsInPage(page)).toEqual(['Hello']);
    expect(keysInPage(`${page}{{t 'Made on {at}' at=madeAt}}`).map(({ key, isMessage }) => [key, isMessage])).toEqual([
      ['Page', false],
      ['of|page', false],
      ['Made on {at}', true],
    ]);
    expect(() => keysInPage('{{t title}}')).toThrow('computed');
  });

  it('of a key is seen: a text that is computed', () => {
    expect(keysIn(parsed('planted.ts', 't(`Hello ${name}`)').tree).unreadable).toHaveLength(1);
    expect(keysIn(parsed('planted.ts', 'texts({ a: other })').tree).unreadable).toHaveLength(1);
  });
});
