import { importOrder, InvalidImportArguments } from './import-words';

const PLACES = ['--source', 'postgres://u:p@localhost/ojs', '--files', '/var/ojs/files'];

describe('the words of the import command', () => {
  it('are parsed, with the address from the environment as well', () => {
    const expected = { files: '/f', journal: null, name: null, timeZone: 'UTC', compare: false, dryRun: true };
    expect(importOrder(['ojs', '--files', '/f', '--dry-run'], { OJS_URL: 'mysql://h/o' })).toEqual({
      source: 'mysql://h/o',
      ...expected,
    });
  });

  it.each([
    [[], 'Say what to import: ojs'],
    [['--help'], "Unknown option '--help'"],
    [['ojs'], '--source is missing'],
    [['ojs', ...PLACES.slice(0, 2)], '--files is missing'],
    [['ojs', 'now', ...PLACES], 'Say what to import: ojs'],
    [['ojs', ...PLACES, '--time-zone', 'Mars'], "'Mars' is not a time zone"],
    [['ojs', ...PLACES, '--dry-run', '--compare'], 'Choose --dry-run or --compare'],
    [['ojs', ...PLACES, '--dryrun'], "Unknown option '--dryrun'"],
  ])('%j are refused', (words, message) => {
    expect(() => importOrder(words, {})).toThrow(InvalidImportArguments);
    expect(() => importOrder(words, {})).toThrow(message);
  });
});
