import { getMetadataStorage, IsString, MaxLength, validateSync } from 'class-validator';
import { rememberRules } from './remembered-rules';

class Base {
  @IsString()
  title: unknown = 1;
}
class Longer extends Base {
  @MaxLength(2)
  note: unknown = 'abc';
}
class InGroup {
  @IsString({ groups: ['late'] })
  name: unknown = 1;
}

const wrong = (object: object, groups?: string[]): string[] =>
  validateSync(object, { whitelist: true, ...(groups ? { groups } : {}) }).map(({ property }) => property);
const rules = (target: () => void) =>
  getMetadataStorage().getTargetValidationMetadatas(target, undefined as unknown as string, false, false);

describe('the remembered rules of a class', () => {
  const before = { base: wrong(new Base()), longer: wrong(new Longer()), late: wrong(new InGroup(), ['late']) };
  beforeAll(() => {
    rememberRules();
    rememberRules();
  });

  it('are those that the library finds, including inherited ones, each time', () => {
    expect(before).toEqual({ base: ['title'], longer: ['note', 'title'], late: ['name'] });
    for (const _time of [1, 2]) {
      const now = { base: wrong(new Base()), longer: wrong(new Longer()), late: wrong(new InGroup(), ['late']) };
      expect(now).toEqual(before);
    }
  });

  it('are searched for once', () => {
    const found = rules(Longer as unknown as () => void);
    expect(rules(Longer as unknown as () => void)).toBe(found);
    const storage = getMetadataStorage();
    expect(storage.groupByPropertyName(found)).toBe(storage.groupByPropertyName(found));
  });

  it('leave calls with groups to the library', () => {
    expect(wrong(new InGroup(), ['early'])).toEqual([]);
    expect(wrong(new InGroup(), ['late'])).toEqual(['name']);
  });
});
