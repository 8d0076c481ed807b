import { loadLanguage, speakBy } from '@contracts';
import { fieldName } from './field-names';
import { fieldValue } from './field-values';

afterEach(() => speakBy(() => 'en'));

describe('A field of the security log', () => {
  it('is named by the words of its name in English, also if it is unknown', () => {
    expect(['reviewDueDays', 'seniorityLevel', 'tokenUrl', 'newerField', 'constructor'].map(fieldName)).toEqual([
      ...['review due days', 'seniority level', 'token url', 'newer field', 'constructor'],
    ]);
  });

  it('is named in Dutch', async () => {
    await loadLanguage('nl');
    speakBy(() => 'nl');
    expect(['reviewDueDays', 'address', 'seniorityLevel', 'tokenUrl', 'newerField'].map(fieldName)).toEqual([
      ...['dagen voor een review', 'adres', 'senioriteit', 'adres van het token', 'newer field'],
    ]);
  });
});

describe('The value of a field of the security log', () => {
  const VALUES: [string, unknown][] = [
    ['seniorityLevel', 'SENIOR'],
    ['group', 'author'],
    ['secondFactorGroups', 'editor,webmaster'],
    ['client', 'Firefox on Windows'],
    ['client', 'Unknown program'],
    ['active', true],
    ['lineNumbers', 'nobody'],
    ['clientSecret', 'replaced'],
    ['defaultLanguage', 'nl'],
    ['kinds', ['A', 'B']],
    ['reviewDueDays', 21],
    ['name', 'nobody'],
    ['issn', ''],
  ];
  const shown = (): (string | null)[] => VALUES.map(([field, value]) => fieldValue(field, value));

  it('has the label of its value', () => {
    expect(shown()).toEqual([
      ...[
        'Senior',
        'author',
        'editor, webmaster',
        'Firefox on Windows',
        'Unknown program',
        'true',
        'nobody',
        'replaced',
      ],
      ...['Nederlands', 'A, B', '21', 'nobody', null],
    ]);
  });

  it('has a Dutch label, unless a person typed it', async () => {
    await loadLanguage('nl');
    speakBy(() => 'nl');
    expect(shown()).toEqual([
      ...['Senior', 'auteur', 'redacteur, webmaster', 'Firefox op Windows', 'Onbekend programma', 'ja', 'niemand'],
      ...['vervangen', 'Nederlands', 'A, B', '21', 'nobody', null],
    ]);
  });
});
