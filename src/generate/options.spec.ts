import { OptionError, optionsOf } from './options';

const NOW = new Date('2026-07-15T12:00:00Z');
const read = (words: string) => optionsOf(words.split(' ').filter(Boolean), NOW);

describe('the words of the generator', () => {
  it('have defaults for all but the number of articles', () => {
    expect(read('--articles 1000')).toEqual({
      ...{ articles: 1000, seed: 1, years: 5, add: false, database: null, rebuild: true },
      until: new Date('2026-07-15T00:00:00Z'),
    });
    expect(read('--help')).toBeNull();
  });

  it.each([
    ['', 'Please say how many articles'],
    ['--articles many', "--articles must be a whole number from 1 to 1000000 (it is 'many')"],
    ['--articles 0', '--articles must be'],
    ['--articles 10 --seed -1', '--seed'],
    ['--articles 10 --years 31', '--years must be a whole number from 1 to 30'],
    ['--articles 10 --until 2026-02-30', '--until must be a day up to today'],
    ['--articles 10 --until 2027-01-01', '--until must be a day up to today'],
    ['--articles 10 --database mysql://x', '--database must have the form'],
    ['--articles 10 --sede 3', '--sede'],
    ['--articles 10 20', '20'],
  ])('are refused when wrong: %s', (words, message) => {
    expect(() => read(words)).toThrow(OptionError);
    expect(() => read(words)).toThrow(message);
  });
});
