import { mentionOf, type Person } from './mentions';

const JANSEN: Person = { ids: [], addresses: ['jansen@uva.nl'], names: [{ first: 'Ann', last: 'Jansen' }] };
const without = (text: string, person: Person = JANSEN): string => text.replace(mentionOf(person) ?? /$^/, '*');

describe('the search for a person in texts', () => {
  it.each([
    'p.jansen@uva.nl',
    'p-jansen@uva.nl',
    'ann+jansen@uva.nl',
    'a_jansen@uva.nl',
    "o'jansen@uva.nl",
    'o&#x27;jansen@uva.nl',
    'njansen@uva.nl',
    'jansen@uva.nl.example.org',
    'jansen@uva.nl-x.org',
    'jansen@uva.nlx',
  ])('leaves the address %s of another person', (other) => {
    expect(without(`Write to ${other}, please`)).toBe(`Write to ${other}, please`);
  });

  it.each([
    ['<jansen@uva.nl>', '<*>'],
    ['Write to Jansen@UVA.nl.', 'Write to *.'],
    ['...jansen@uva.nl', '...*'],
    ["'jansen@uva.nl'", "'*'"],
    ['- jansen@uva.nl - ', '- * - '],
    ['mailto:jansen@uva.nl?subject=x', 'mailto:*?subject=x'],
    ['jansen@uva.nl;p.jansen@uva.nl', '*;p.jansen@uva.nl'],
    ['Ann Jansen (jansen@uva.nl)', '* (*)'],
  ])('finds the person in %s', (text, left) => {
    expect(without(text)).toBe(left);
  });

  it('finds an address without a name, and nothing without both', () => {
    expect(without('jansen@uva.nl', { ...JANSEN, names: [] })).toBe('*');
    expect(mentionOf({ ids: [], addresses: [], names: [] })).toBeNull();
  });
});
