import { parseAuthors } from './parse-authors';

const brief = (text: string, present: readonly string[] = []) =>
  parseAuthors(text, present).map(({ line, author: { firstName, lastName, email }, problem }) => [
    line,
    `${firstName} ${lastName} ${email}`,
    problem,
  ]);

describe('a list of authors', () => {
  it.each([
    ['commas', 'Ann,Bakker,ann@example.org,UMC'],
    ['tabs, as from a spreadsheet', 'Ann\tBakker\tann@example.org\tUMC'],
    ['semicolons', 'Ann;Bakker;ann@example.org;UMC'],
    ['quotes and a byte order mark', '\uFEFF"Ann","Bakker","ann@example.org","UMC"\r\n'],
  ])('has columns in order, separated by %s', (_what, text) => {
    expect(parseAuthors(text, [])).toEqual([
      {
        line: 1,
        author: {
          ...{ firstName: 'Ann', middleName: '', lastName: 'Bakker', email: 'ann@example.org', institute: 'UMC' },
          ...{ department: '', city: '', country: '', orcid: '' },
        },
        problem: null,
      },
    ]);
  });

  it('has columns in any order under headings, and leaves unknown ones out', () => {
    const text =
      'E-mail,Surname,Fax,Given name,ORCID iD\nann@example.org,Bakker,7,Ann,https://orcid.org/0000-0002-1825-0097';
    const [row] = parseAuthors(text, []);
    expect(row?.author).toMatchObject({ firstName: 'Ann', lastName: 'Bakker', orcid: '0000-0002-1825-0097' });
    expect([row?.line, row?.problem]).toEqual([2, null]);
  });

  it('keeps a cell with a comma and a line break whole', () => {
    const [row, ...more] = parseAuthors('Ann,Bakker,ann@example.org,"UMC, Utrecht\nNL"', []);
    expect(row?.author.institute).toBe('UMC, Utrecht\nNL');
    expect(more).toEqual([]);
  });

  it.each([
    ['a pasted table', '\t', '\n'],
    ['a CSV file with semicolons', ';', '\r\n'],
    ['a CSV file with semicolons and headings', ';', '\n', 'Voornaam;Achternaam;E-mail;Instelling'],
  ])('has the columns of %s, also with commas in its cells', (_what, by, end, ...heading) => {
    const line = (one: string) => [one, 'Bakker', `${one}@example.org`, 'UMC, Utrecht, NL'].join(by);
    const text = [...heading, line('ann'), line('eva'), ''].join(end);
    const read = parseAuthors(text, []).map(({ author, problem }) => [author.institute, problem]);
    expect(read).toEqual([
      ['UMC, Utrecht, NL', null],
      ['UMC, Utrecht, NL', null],
    ]);
  });

  it('keeps semicolons in a list that is separated by commas', () => {
    const [row] = parseAuthors('Ann,Bakker,ann@example.org,UMC; Utrecht; NL\n', []);
    expect([row?.author.institute, row?.problem]).toEqual(['UMC; Utrecht; NL', null]);
  });

  it('counts the lines of the text, also after a cell with a line break', () => {
    const text = 'Ann,Bakker,ann@example.org,"UMC\nUtrecht\nNL"\nCas,Dekker,no address';
    expect(parseAuthors(text, []).map(({ line }) => line)).toEqual([1, 4]);
  });

  it('does not take the address or the place of a line for one that cannot be added', () => {
    expect(brief(',Bakker,ann@example.org\nAnn,Bakker,ann@example.org').map(([, , problem]) => problem)).toEqual([
      'Firstname is required',
      null,
    ]);
    const present = Array.from({ length: 199 }, (_, i) => `p${i}@example.org`);
    expect(brief('Cas,Dekker,no address\nAnn,Bakker,ann@example.org', present).map(([, , one]) => one)).toEqual([
      'Email is not valid',
      null,
    ]);
  });

  it('reports the problem of each line, and skips empty ones', () => {
    const text =
      'Ann,Bakker,ann@example.org\n\n,Bakker,b@example.org\nCas,Dekker,no address\nEva,Faber,ANN@example.org';
    expect(brief(text)).toEqual([
      [1, 'Ann Bakker ann@example.org', null],
      [3, ' Bakker b@example.org', 'Firstname is required'],
      [4, 'Cas Dekker no address', 'Email is not valid'],
      [5, 'Eva Faber ANN@example.org', 'This email is in the list already.'],
    ]);
    expect(brief('Ann,Bakker,ann@example.org', ['Ann@Example.org'])[0]?.[2]).toBe('This email is in the list already.');
  });

  it('ends at 200 authors of a manuscript', () => {
    const lines = Array.from({ length: 3 }, (_, i) => `A,B,a${i}@example.org`).join('\n');
    const present = Array.from({ length: 198 }, (_, i) => `p${i}@example.org`);
    expect(brief(lines, present).map(([, , problem]) => problem)).toEqual([
      null,
      null,
      'A manuscript can have at most 200 authors.',
    ]);
  });

  it('is empty for an empty text', () => {
    expect(parseAuthors(' \n', [])).toEqual([]);
  });
});
