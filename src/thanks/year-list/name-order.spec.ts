import type { Language } from '../../contracts';
import { nameOrder } from './name-order';

const sorted = (language: Language, names: readonly string[]): string[] =>
  names
    .map((name, index) => ({ firstName: 'A', middleName: null, lastName: name, id: String(index) }))
    .sort(nameOrder(language))
    .map(({ lastName }) => lastName);

describe('The order of family names', () => {
  it('sorts letters with accents next to their base letter, and small letters next to capitals', () => {
    const names = ['Zuse', 'Öberg', 'Oberg', 'Čapek', 'Da Vinci', 'da Vinci', 'Ångström', 'Cajal'];
    const order = ['Ångström', 'Cajal', 'Čapek', 'da Vinci', 'Da Vinci', 'Oberg', 'Öberg', 'Zuse'];
    expect(sorted('en', names)).toEqual(order);
  });

  it('ignores in Dutch the particles before a name, and in English does not', () => {
    const names = ['van der Berg', 'Visser', "d'Arcy", 'ten Have', "van 't Hoff", 'Bakker', 'Berg'];
    const dutch = ["d'Arcy", 'Bakker', 'Berg', 'van der Berg', 'ten Have', "van 't Hoff", 'Visser'];
    expect(sorted('nl', names)).toEqual(dutch);
    const english = ['Bakker', 'Berg', "d'Arcy", 'ten Have', "van 't Hoff", 'van der Berg', 'Visser'];
    expect(sorted('en', names)).toEqual(english);
  });

  it('keeps a name that has only small letters, or none', () => {
    expect(sorted('nl', ['zhang wei', 'van', '王', 'Abel'])).toEqual(['Abel', 'van', 'zhang wei', '王']);
  });

  it('continues with first names, and is the same each time for people with the same name', () => {
    const person = (id: string, firstName: string) => ({ id, firstName, middleName: null, lastName: 'Smit' });
    const people = [person('2', 'Jan'), person('1', 'Jan'), person('3', 'Ada')];
    expect([...people].sort(nameOrder('en')).map(({ id }) => id)).toEqual(['3', '1', '2']);
  });
});
