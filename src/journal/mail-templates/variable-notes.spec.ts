import { LANGUAGES, loadLanguage, speakBy } from '../../contracts';
import { languageNow, withLanguage } from '../../platform/language/current-language';
import { builtInTemplates, readBuiltIn, variablesOf } from '../../platform/mail';
import { VARIABLE_NOTES } from './variable-notes';
import { variableSamples } from './variable-samples';

const CASES = LANGUAGES.flatMap((language) => Object.keys(VARIABLE_NOTES).map((name) => [name, language] as const));

describe('The words for variables of mails', () => {
  beforeAll(async () => {
    await loadLanguage('nl');
    speakBy(languageNow);
  });
  afterAll(() => speakBy(() => 'en'));

  it.each(CASES)('of %s (%s) contain no characters that HTML or an address would escape', (name, language) => {
    withLanguage(language, () => {
      expect(VARIABLE_NOTES[name]?.label).toMatch(/^[A-Z][A-Za-z -]+$/);
      expect(VARIABLE_NOTES[name]?.asked ?? 'it is').toMatch(/^[a-z][A-Za-z ]+$/);
    });
  });

  it.each(builtInTemplates())('distinguish the variables of %s', (key) => {
    for (const language of LANGUAGES) {
      const labels = withLanguage(language, () =>
        variablesOf(readBuiltIn(key)).map(({ name }) => VARIABLE_NOTES[name]?.label),
      );
      expect(new Set(labels).size).toBe(labels.length);
    }
  });

  it('come with a sample for every variable, in the current language', () => {
    const [english, dutch] = LANGUAGES.map((language) => withLanguage(language, () => variableSamples('Quire')));
    expect(Object.keys(english ?? {}).sort()).toEqual(Object.keys(VARIABLE_NOTES).sort());
    expect(english).toMatchObject({ advice: 'Direct reject', due: '5 March 2026', type: 'Something does not work' });
    expect(dutch).toMatchObject({ advice: 'Direct afgewezen', due: '5 maart 2026', type: 'Er werkt iets niet' });
    expect(dutch).toMatchObject({ journalName: 'Quire', change: 'De passkey “Werklaptop” is toegevoegd.' });
  });
});
