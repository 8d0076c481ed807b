import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { keysIn } from '../../../../test/architecture/language/keys';
import { messagesIn } from '../../../../test/support/language/server-messages';
import { loadLanguage } from '../../../contracts';
import { projectRoot } from '../../project-root';
import { DUTCH_MESSAGES, dutchOf } from './dutch-of';

const ROOT = join(projectRoot(), 'src');
const sources = [ROOT, join(projectRoot(), 'projections')]
  .flatMap((root) => readdirSync(root, { recursive: true, encoding: 'utf8' }).map((path) => join(root, path)))
  .filter((path) => /\.ts$/.test(path) && !/spec\.ts$|language.dutch/.test(path))
  .map((path) => readFileSync(path, 'utf8').replaceAll("\\'", "'"))
  .join('\n');
const valuesOf = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).sort();
const pairs = Object.entries(DUTCH_MESSAGES);
/** Why a file cannot be shown: given to the problem where it is thrown, or a constant near it. */
const problems = [
  ...sources.matchAll(/(?:new DocumentProblem\(|const [A-Z_]+ = |[A-Z]+: |\? failure\.message : )'(It [^']+\.)'/g),
].map(([, text = '']) => text);
/** Sentences of the files that refuse something, wherever they stand in them: thrown, in a constant, in a table, with values. */
const refusals = messagesIn(ROOT);

const CONTRACTS = join(ROOT, 'contracts');
const contractSentences = (): string[] =>
  readdirSync(CONTRACTS, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.ts$/.test(path) && !/spec\.ts$/.test(path))
    .map((path) => ts.createSourceFile(path, readFileSync(join(CONTRACTS, path), 'utf8'), ts.ScriptTarget.ES2022, true))
    .flatMap((source) => keysIn(source).keys)
    .filter(({ isMessage, key }) => isMessage && key.endsWith('.') && !key.includes(', plural,'))
    .map(({ key }) => key);

describe('Messages of the server in Dutch', () => {
  beforeAll(() => loadLanguage('nl'));

  it('belong to messages that the server has', () => {
    const plain = pairs.map(([english]) => english).filter((english) => !english.includes('{'));
    expect(plain.filter((english) => !sources.includes(english))).toEqual([]);
  });

  it('contain the same values as the English messages, and other words', () => {
    expect(pairs.filter(([english, dutch]) => `${valuesOf(english)}` !== `${valuesOf(dutch)}`)).toEqual([]);
    expect(pairs.filter(([english, dutch]) => english === dutch || /\b(the|please|your?)\b/i.test(dutch))).toEqual([]);
  });

  it('exist for every sentence of the files that refuse something', () => {
    expect(refusals.length).toBeGreaterThan(400);
    expect(refusals.filter(({ text }) => dutchOf(text) === text).map(({ file, text }) => `${file}: ${text}`)).toEqual(
      [],
    );
  });

  it('exist for every sentence with values of the contracts, which refusals are made of', () => {
    const sentences = contractSentences().map((text) => text.replace(/\{\w+\}/g, '7'));
    expect(sentences.length).toBeGreaterThan(8);
    expect(sentences.filter((text) => dutchOf(text) === text)).toEqual([]);
  });

  it('exist for sentences with values', () => {
    expect(dutchOf('Too many attempts. Please wait 3 minutes and try again.')).toBe(
      'Te veel pogingen. Wacht 3 minuten en probeer het opnieuw.',
    );
    expect(
      dutchOf(
        'One person can upload at most 1,000 files or 5 GB in 24 hours, and you have. Please go on tomorrow, or write to the editorial office.',
      ),
    ).toMatch(/^Eén persoon kan in 24 uur hoogstens 1,000 bestanden of 5 GB uploaden/);
  });

  it('exist for every reason why a file cannot be shown', () => {
    expect(new Set(problems).size).toBeGreaterThan(18);
    expect([...new Set(problems)].filter((text) => dutchOf(text) === text)).toEqual([]);
    expect(dutchOf('It has more than 50 pages.')).toBe('Het heeft meer dan 50 pagina’s.');
  });

  it('exist for the problems of read models, the whole sentence of each', () => {
    const [at, upTo] = ['2026-01-02T03:04:05.000Z', '2025-01-02T03:04:05.000Z'];
    const since = `It is being rebuilt since ${at}: 12 events so far`;
    expect(dutchOf(`${since}.`)).toBe(`Het wordt sinds ${at} opnieuw opgebouwd: tot nu toe 12 gebeurtenissen.`);
    expect(dutchOf(`${since}, up to ${upTo}. Until then its readers see the one of before.`)).toBe(
      `Het wordt sinds ${at} opnieuw opgebouwd: tot nu toe 12 gebeurtenissen, tot en met ${upTo}. Tot dan zien lezers het vorige.`,
    );
    expect(dutchOf('It is stopped. Row 7 is missing')).toBe('Het is gestopt. Row 7 is missing');
  });

  it('exist for the problems of the storage', () => {
    expect(dutchOf('The bucket cannot be used: there is none of this name')).toBe(
      'De bucket kan niet worden gebruikt: er is er geen met deze naam',
    );
    expect(dutchOf('The bucket cannot be used: ETIMEDOUT')).toBe('De bucket kan niet worden gebruikt: ETIMEDOUT');
  });

  it('exist for the problems of the file of a measure', () => {
    expect(dutchOf("'reads.0' must be types of events")).toBe("'reads.0' is geen soort gebeurtenis");
    expect(dutchOf("'begin' Invalid input: expected function, received undefined")).toBe(
      "'begin' klopt niet: verwacht function, gekregen undefined",
    );
  });

  it('keep the values of a sentence', () => {
    expect(dutchOf('Max 300 characters allowed.')).toBe('Hoogstens 300 tekens toegestaan.');
    expect(dutchOf('Please enter a whole number from 1 to 730.')).toBe(
      'Voer een geheel getal van 1 tot en met 730 in.',
    );
    expect(dutchOf('This template was changed by Anna {x} $&. Please reload the page.')).toBe(
      'Dit sjabloon is gewijzigd door Anna {x} $&; laad de pagina opnieuw.',
    );
  });

  it('translate values that are labels of the product', () => {
    expect(dutchOf('A file of type Cover letter cannot be added here.')).toBe(
      'Een bestand van het type Begeleidende brief kan hier niet worden toegevoegd.',
    );
    expect(dutchOf('The Full article is made by the system.')).toBe('Het systeem maakt dit zelf: Volledig artikel.');
    expect(dutchOf('You can only add one file of type Manuscript')).toMatch(/type Manuscript toevoegen$/);
    expect(dutchOf('Your group does not have permission to create accounts in the group author.')).toBe(
      'Uw groep mag geen accounts maken in de groep auteur.',
    );
    expect(dutchOf('A webmaster must first fill in, under Settings: Publisher, DOI prefix.')).toBe(
      'Een webmaster moet eerst bij Instellingen invullen: Uitgever, DOI-prefix.',
    );
    expect(dutchOf('Crossref deposit before publication: not valid, so it was not made. Line 3.')).toBe(
      'Crossref-deposit vóór publicatie: niet geldig, dus niet gemaakt. Line 3.',
    );
    const request = (status: string) => `A request that is ${status} stays in the history and cannot be removed.`;
    expect(dutchOf(request('completed'))).toBe(
      'Een verzoek met de status afgerond blijft in de geschiedenis en kan niet worden verwijderd.',
    );
    expect(dutchOf(request('no longer known'))).toMatch('met de status no longer known blijft');
  });

  it('keep values that people typed, although they are words of the catalogue', () => {
    expect(dutchOf('The group editor is none that a file can give.')).toMatch('De groep editor kan');
    expect(dutchOf("the type 'Review' is none of this journal and becomes Original contribution")).toMatch(
      "type 'Review'",
    );
    expect(dutchOf('This template was changed by Author. Please reload the page.')).toMatch('door Author;');
  });

  it('name nobody in English', () => {
    const changed = (who: string): string => dutchOf(`This article was changed by ${who}. Please reload the page.`);
    expect(['someone else', 'the system', 'you in another window', 'Anna'].map(changed)).toEqual([
      'Iemand anders heeft dit artikel gewijzigd; laad de pagina opnieuw.',
      'Het systeem heeft dit artikel gewijzigd; laad de pagina opnieuw.',
      'U hebt dit artikel in een ander venster gewijzigd; laad de pagina opnieuw.',
      'Dit artikel is gewijzigd door Anna; laad de pagina opnieuw.',
    ]);
    expect(dutchOf('This template was changed by someone else. Please reload the page.')).toBe(
      'Iemand anders heeft dit sjabloon gewijzigd; laad de pagina opnieuw.',
    );
  });

  it('are the same as on the screens if both have the text', () => {
    expect(Object.keys(DUTCH_MESSAGES)).not.toContain('Copied.');
    expect(dutchOf('Copied.')).toBe('Gekopieerd.');
  });

  it('leave unknown messages unchanged', () => {
    expect(dutchOf('Something else')).toBe('Something else');
    expect(dutchOf('constructor')).toBe('constructor');
  });
});
