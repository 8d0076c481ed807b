import { SchemaCheck } from '../validation/schema-check';
import { readArticle, submitterOf } from './read-article';

describe('The authors of a package and their addresses', () => {
  const check = new SchemaCheck();
  afterAll(() => check.onModuleDestroy());

  const author = (name: string, inside = '', attributes = ''): string =>
    `<contrib contrib-type="author" ${attributes}><name><surname>${name}</surname></name>${inside}</contrib>`;
  const to = (rid: string): string => `<xref ref-type="corresp" rid="${rid}"/>`;
  const read = async (authors: string, notes = '') =>
    readArticle(
      await check.tree(
        `<article><front><article-meta><contrib-group>${authors}</contrib-group>
          <author-notes>${notes}</author-notes></article-meta></front></article>`,
      ),
    );
  const addresses = async (authors: string, notes: string) =>
    (await read(authors, notes)).authors.map(({ surname, email }) => [surname, email]);

  it('become the submitter when they correspond, whatever their place', async () => {
    const email = (name: string): string => `<email>${name}@example.org</email>`;
    const found = await read(
      author('First', email('first')) + author('Second') + author('Third', email('third'), 'corresp="yes"'),
    );
    expect(submitterOf(found)).toMatchObject({ surname: 'Third', email: 'third@example.org' });
  });

  it('become the submitter as the first with an address when no corresponding author has one', async () => {
    const found = await read(
      author('First', '', 'corresp="yes"') + author('Second', '<email>second@example.org</email>'),
    );
    expect(submitterOf(found)).toMatchObject({ surname: 'Second', corresponds: false });
    expect(() => submitterOf({ ...found, authors: [] })).toThrow('The package names no author with an address.');
  });

  const NOTES =
    '<corresp id="cor1"><email>a@example.org</email></corresp><corresp id="cor2"><email>b@example.org</email></corresp>';
  it('are matched by the reference of each author, with or without the mark', async () => {
    expect(
      await addresses(author('B', to('cor2'), 'corresp="yes"') + author('A', to('cor1')) + author('None'), NOTES),
    ).toEqual([
      ['B', 'b@example.org'],
      ['A', 'a@example.org'],
      ['None', null],
    ]);
  });

  it('are given in their order to authors who share a note', async () => {
    const note = '<corresp id="c">A: <email>a@example.org</email>, B: <email>b@example.org</email></corresp>';
    expect(await addresses(author('A', to('c')) + author('B', to('c')) + author('C', to('c')), note)).toEqual([
      ['A', 'a@example.org'],
      ['B', 'b@example.org'],
      ['C', null],
    ]);
  });

  it('are given without a reference to a single corresponding author only', async () => {
    const marked = 'corresp="yes"';
    expect(await addresses(author('Other') + author('Only', '', marked), NOTES)).toEqual([
      ['Other', null],
      ['Only', 'a@example.org'],
    ]);
    expect(await addresses(author('One', '', marked) + author('Two', '', marked), NOTES)).toEqual([
      ['One', null],
      ['Two', null],
    ]);
  });
});
