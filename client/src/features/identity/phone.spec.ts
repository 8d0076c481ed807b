import { phoneProblem } from '@contracts';
import { isPhoneNumber, tidyPhone } from './phone';

describe('a phone number', () => {
  it.each(['', '+31 ', '+44', ' '])("'%s' counts as empty", (typed) => {
    expect(phoneProblem(typed, isPhoneNumber)).toBeUndefined();
    expect(tidyPhone(typed)).toBeNull();
  });

  it.each([
    ['020 566 9111', '+31 20 566 9111'],
    ['+31205669111', '+31 20 566 9111'],
    ['+44 20 7946 0958', '+44 20 7946 0958'],
    ['0031 20 566 9111', '+31 20 566 9111'],
  ])('%s is kept as %s', (typed, tidied) => {
    expect(phoneProblem(typed, isPhoneNumber)).toBeUndefined();
    expect(tidyPhone(typed)).toBe(tidied);
  });

  it.each(['12345678901234567890', 'call me', '+31 1'])("'%s' is refused", (typed) => {
    expect(phoneProblem(typed, isPhoneNumber)).toMatch('Phone number not valid');
  });
});
