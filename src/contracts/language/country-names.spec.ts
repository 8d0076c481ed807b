import { COUNTRIES, countryLabel, speakBy, type SpokenLanguage } from '..';

describe('The name of a country', () => {
  let spoken: SpokenLanguage = 'nl';
  beforeAll(() => speakBy(() => spoken));
  afterAll(() => speakBy(() => 'en'));

  it.each([
    ['Spain', 'Spanje'],
    ['Congo', 'Congo-Brazzaville'],
    ['United States Virgin Islands', 'Amerikaanse Maagdeneilanden'],
    ['Saint Lucia', 'Saint Lucia'],
    ['Atlantis', 'Atlantis'],
    ['', ''],
  ])('is, in Dutch, for %s: %s', (name, label) => {
    spoken = 'nl';
    expect(countryLabel(name)).toBe(label);
  });

  it('is different for each country, and Intl knows all of them', () => {
    spoken = 'nl';
    const labels = new Set(COUNTRIES.map(countryLabel));
    expect(labels.size).toBe(COUNTRIES.length);
    expect(COUNTRIES.filter((name) => countryLabel(name) !== name).length).toBeGreaterThan(100);
  });

  it('is the name in the list of countries if the language is English', () => {
    spoken = 'en';
    expect(COUNTRIES.map(countryLabel)).toEqual(COUNTRIES);
  });
});
