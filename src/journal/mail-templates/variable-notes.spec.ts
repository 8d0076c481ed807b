import { builtInTemplates, readBuiltIn, variablesOf } from '../../platform/mail';
import { VARIABLE_NOTES } from './variable-notes';

describe('The words for variables of mails', () => {
  it.each(Object.entries(VARIABLE_NOTES))(
    'of %s contain no characters that HTML or an address would escape',
    (_name, { label, asked }) => {
      expect(label).toMatch(/^[A-Z][A-Za-z -]+$/);
      expect(asked ?? 'it is').toMatch(/^[a-z][A-Za-z ]+$/);
    },
  );

  it.each(builtInTemplates())('distinguish the variables of %s', (key) => {
    const labels = variablesOf(readBuiltIn(key)).map(({ name }) => VARIABLE_NOTES[name]?.label);
    expect(new Set(labels).size).toBe(labels.length);
  });
});
