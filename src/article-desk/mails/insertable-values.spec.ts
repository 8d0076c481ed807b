import { loadLanguage, speakBy } from '../../contracts';
import { languageNow, withLanguage } from '../../platform/language/current-language';
import { insertableValues } from './insertable-values';

describe('The values that a letter can contain', () => {
  beforeAll(async () => {
    await loadLanguage('nl');
    speakBy(languageNow);
  });
  afterAll(() => speakBy(() => 'en'));

  const values = {
    title: 'Sleep & shift work',
    number: '2026-14',
    revision: 0,
    due: '5 maart 2027',
    name: null,
    siteUrl: 'x',
  };

  it('have labels in the language of their reader, and leave out what is empty or only for links', () => {
    expect(insertableValues(values)).toEqual([
      { label: 'Title of the article', text: 'Sleep & shift work' },
      { label: 'Number', text: '2026-14' },
      { label: 'Due date', text: '5 maart 2027' },
    ]);
    const dutch = withLanguage('nl', () => insertableValues({ ...values, revision: 2 }));
    expect(dutch.map(({ text }) => text)).toEqual(['Sleep & shift work', '2026-14', '2', '5 maart 2027']);
    expect(dutch.at(-1)?.label).toBe('Uiterste datum');
  });
});
