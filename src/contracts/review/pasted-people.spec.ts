import { pastedPeople } from '..';

describe('people in a pasted text', () => {
  const read = (text: string): [string, string | null][] =>
    pastedPeople(text).map(({ fullName, email }) => [fullName, email]);

  it.each<[string, [string, string | null][]]>([
    ['Anna Visser <anna@example.org>', [['Anna Visser', 'anna@example.org']]],
    ['"Visser, Anna" <anna@example.org>', [['Anna Visser', 'anna@example.org']]],
    ['Visser, Anna (anna@example.org)', [['Anna Visser', 'anna@example.org']]],
    ['Anna,Visser,anna@example.org,Utrecht', [['Anna Visser', 'anna@example.org']]],
    ['Anna\tVisser\tanna@example.org\tUtrecht', [['Anna Visser', 'anna@example.org']]],
    ['Anna van der Berg, anna@example.org', [['Anna van der Berg', 'anna@example.org']]],
    ['anna@example.org', [['', 'anna@example.org']]],
    ['anna@example.org.', [['', 'anna@example.org']]],
    ['Anna Visser', [['Anna Visser', null]]],
    ['Visser, Anna', [['Anna Visser', null]]],
    ['', []],
    [' \n;,\n', []],
  ])('reads %j', (text, people) => expect(read(text)).toEqual(people));

  it('reads several in one line, between commas or semicolons', () => {
    const both = [
      ['Anna Visser', 'anna@example.org'],
      ['Jan Smit', 'jan@example.org'],
    ];
    expect(read('Anna Visser <anna@example.org>, Jan Smit <jan@example.org>')).toEqual(both);
    expect(read('Visser, Anna <anna@example.org>; Smit, Jan <jan@example.org>')).toEqual(both);
    expect(read('a@example.org,b@example.org; c@example.org').map(([, email]) => email)).toEqual([
      'a@example.org',
      'b@example.org',
      'c@example.org',
    ]);
    expect(read('Anna Visser, Jan Smit').map(([name]) => name)).toEqual(['Anna Visser', 'Jan Smit']);
    expect(read('Anna Visser; Smit, Jan').map(([name]) => name)).toEqual(['Anna Visser', 'Jan Smit']);
  });

  it('keeps each part as it was written', () => {
    expect(pastedPeople('Anna <a@example.org>\nJan Smit ').map(({ line }) => line)).toEqual([
      'Anna <a@example.org>',
      'Jan Smit',
    ]);
  });
});
