import { SHORT_MANUSCRIPTS } from '../../../test/support/integrity/short-manuscripts';
import { FOUND, HONEST } from './name-cases.table';
import { type KnownPerson, namesIn } from './names-in';

const texts = (text: string) => [{ place: 'text', text }];
const ROE: KnownPerson = {
  ...{ firstName: 'Jane', middleName: null, lastName: 'Janssen', email: 'jane@x.example' },
  ...{ institute: 'Leiden University', orcid: null },
};

describe('names in a text', () => {
  it.each(FOUND)('are found: %s', (text, person, kind, found) => {
    expect(namesIn(texts(text), [person]).map((sign) => [sign.kind, sign.found])).toContainEqual([kind, found]);
  });

  it.each(HONEST)('are not found where there are none: %s', (text, person) => {
    expect(namesIn(texts(text), [person])).toEqual([]);
  });

  it('are not found in whole honest manuscripts, neither the authors’ names nor those of cited people', () => {
    const cited = [
      ['Mary', 'Charlson'],
      ['Douglas G', 'Altman'],
      ['Marshal F', 'Folstein'],
      ['Erik', 'von Elm'],
    ];
    const people = [
      ...[...FOUND, ...HONEST].map(([, person]) => person),
      ...cited.map(([firstName = '', lastName = '']) => ({ ...ROE, firstName, lastName })),
    ];
    const texts = SHORT_MANUSCRIPTS.map(({ title, text }) => ({ place: title, text }));
    expect(texts.length).toBe(5);
    expect(namesIn(texts, people)).toEqual([]);
  });

  it('are shown with the text around them, and each once', () => {
    const text = `${'word '.repeat(30)}by Jane Janssen of ${'word '.repeat(30)}\nJane Janssen`;
    const [sign, ...others] = namesIn(texts(text), [ROE]);
    expect(others).toEqual([]);
    expect(sign).toMatchObject({ place: 'text', kind: 'NAME', found: 'Jane Janssen' });
    expect(sign?.passage).toMatch(/^… (word )+by Jane Janssen of (word )+…$/);
  });

  it('are ignored when a reader has the same name', () => {
    const reader = { ...ROE, firstName: 'Peter', email: 'peter@x.example' };
    expect(namesIn(texts('Dear Peter Janssen of Leiden University,'), [ROE], [reader])).toEqual([]);
    expect(namesIn(texts('Dear Peter Janssen, Jane Janssen wrote it.'), [ROE], [reader])).toHaveLength(1);
  });

  it('are shown with their page in a document that has pages', () => {
    const pages = ['Nobody', 'is here.\nBy Jane Janssen', 'jane@x.example\nThe end'];
    const begins = pages.map((_page, at) => pages.slice(0, at).join('\n').length + (at > 0 ? 1 : 0));
    const found = namesIn([{ place: 'a.pdf', isFile: true, text: pages.join('\n'), pages: begins }], [ROE]);
    expect(found.map(({ kind, page }) => [kind, page])).toEqual([
      ['NAME', 2],
      ['EMAIL', 3],
    ]);
    expect(namesIn(texts('By Jane Janssen'), [ROE])[0]).not.toHaveProperty('page');
  });

  it('stay few: at most five per place are shown', () => {
    const people = Array.from({ length: 9 }, (_none, place) => ({ ...ROE, email: `jane${place}@x.example` }));
    expect(namesIn(texts(people.map(({ email }) => email).join('\n')), people)).toHaveLength(5);
  });
});
