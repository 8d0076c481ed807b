import { certificateCodeIn, certificateCodeOf } from '..';

describe('The code of a certificate', () => {
  const code = certificateCodeOf(Uint8Array.from({ length: 32 }, (_, index) => index * 7));

  it('has 7 groups of 4 characters, none of which is easily confused with another', () => {
    expect(code).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){6}[0-9A-HJKMNP-TV-Z]{4}$/);
  });

  it('is recognised however it was typed', () => {
    expect(certificateCodeIn(code)).toBe(code);
    expect(certificateCodeIn(` ${code.replaceAll('-', ' ').toLowerCase()} `)).toBe(code);
    const likened = certificateCodeOf(Uint8Array.from({ length: 32 }, (_, index) => index % 2));
    expect(certificateCodeIn(likened.replaceAll('0', 'o').replaceAll('1', 'l'))).toBe(likened);
  });

  it.each(['', 'short', `${code}0`, code.replace(/.$/, 'U'), code.replace(/.$/, '€'), 'x'.repeat(10_000)])(
    'is not recognised in %j',
    (typed) => {
      expect(certificateCodeIn(typed)).toBeNull();
    },
  );
});
