/**
 * Replaces the Dutch catalogue by a catalogue of its own.
 *
 * @isolated
 */
import {
  dateFormat,
  inEnglish,
  inLanguage,
  joinedTexts,
  languageAmong,
  loadLanguage,
  speakBy,
  type SpokenLanguage,
  t,
  texts,
} from '..';

jest.mock('./catalogue/dutch', () => {
  const dutch: Record<string, string> = {
    Open: 'Openen',
    'Open|status': 'Open',
    'Hello {name}': 'Dag {name}',
    '{count, plural, one {# file} other {# files}}': '{count, plural, one {# bestand} other {# bestanden}}',
  };
  const find = (key: string): string | undefined => dutch[key];
  return { CATALOGUE: { plain: find, message: find } };
});

describe('Texts', () => {
  let spoken: SpokenLanguage = 'en';
  beforeAll(async () => {
    speakBy(() => spoken);
    await loadLanguage('nl');
    await loadLanguage('pseudo');
  });
  beforeEach(() => (spoken = 'en'));
  afterAll(() => speakBy(() => 'en'));

  const FILES = '{count, plural, one {# file} other {# files}}';

  it('stay as they are in English, also with values, plurals and braces that are not placeholders', () => {
    expect(t('Open')).toBe('Open');
    expect(t('Open', {}, 'status')).toBe('Open');
    expect(t('Hello {name}', { name: 'Ada' })).toBe('Hello Ada');
    expect([0, 1, 2].map((count) => t(FILES, { count }))).toEqual(['0 files', '1 file', '2 files']);
    expect(t('Write {{ like this }} <p>')).toBe('Write {{ like this }} <p>');
  });

  it('come from the catalogue in another language, and differ by their context', () => {
    spoken = 'nl';
    expect(t('Open')).toBe('Openen');
    expect(t('Open', {}, 'status')).toBe('Open');
    expect(t('Hello {name}', { name: 'Ada' })).toBe('Dag Ada');
    expect([1, 1200].map((count) => t(FILES, { count }))).toEqual(['1 bestand', '1.200 bestanden']);
  });

  it('stay English where the catalogue has no text', () => {
    spoken = 'nl';
    expect(t('Unknown')).toBe('Unknown');
    expect(t('Unknown {n}', { n: 1 })).toBe('Unknown 1');
  });

  it('can be translated into a chosen language, whatever the current one is', () => {
    expect(inLanguage('nl')('Open')).toBe('Openen');
    spoken = 'nl';
    expect(inLanguage('en')('Open')).toBe('Open');
  });

  it('in a table follow a change of the language after the table was made', () => {
    const table = texts({ open: 'Open', inner: { list: ['Open', 'Shut'] } });
    expect(table.open).toBe('Open');
    spoken = 'nl';
    expect(table.open).toBe('Openen');
    expect(table.inner.list.map((one) => one)).toEqual(['Openen', 'Shut']);
    expect(Object.entries(table)[0]).toEqual(['open', 'Openen']);
  });

  it('of two tables follow the language in the joined table too, and stay English in `inEnglish`', () => {
    const joined = joinedTexts(texts({ open: 'Open' }), texts({ shut: 'Shut' }));
    spoken = 'nl';
    expect([joined.open, joined.shut, Object.keys(joined)]).toEqual(['Openen', 'Shut', ['open', 'shut']]);
    expect(inEnglish(joined)).toEqual({ open: 'Open', shut: 'Shut' });
  });

  it('in the pseudo language are accented and longer, with unchanged values', () => {
    spoken = 'pseudo';
    expect(t('Open')).toBe('Ópéñ~~');
    expect(t('Hello {name}', { name: 'Ada' })).toBe('Hélló ~~~Ada');
    expect(t(FILES, { count: 2 })).toMatch(/^2 fíléš~+$/);
  });

  it('have dates in the format of the language', () => {
    const day = new Date('2026-10-03T12:00:00Z');
    const shape = { day: 'numeric', month: 'long', year: 'numeric' } as const;
    expect(dateFormat(shape).format(day)).toBe('3 October 2026');
    spoken = 'nl';
    expect(dateFormat(shape).format(day)).toBe('3 oktober 2026');
  });

  it('are in the first language of the browser that the product has', () => {
    expect(languageAmong(['fr-FR', 'nl-BE', 'en'])).toBe('nl');
    expect(languageAmong(['fr'])).toBe('en');
    expect(languageAmong([])).toBe('en');
  });
});
