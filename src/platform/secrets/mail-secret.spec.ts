import { MAIL_KINDS } from '../../contracts';
import { mailSecret, useSecretKey } from '.';

describe('the secret of a mail', () => {
  beforeEach(() => useSecretKey('a secret that only this spec knows'));

  it('is the same on every call, and differs for another mail, purpose or installation', () => {
    const secret = mailSecret('REVIEW_INVITATION', 'm1');
    expect(mailSecret('REVIEW_INVITATION', 'm1')).toBe(secret);
    expect(mailSecret('REVIEW_INVITATION', 'm2')).not.toBe(secret);
    expect(mailSecret('SET_PASSWORD', 'm1')).not.toBe(secret);
    useSecretKey('the secret of another installation');
    expect(mailSecret('REVIEW_INVITATION', 'm1')).not.toBe(secret);
  });

  it('of a reminder opens the same as that of the invitation', () => {
    expect(mailSecret('REVIEW_REMINDER', 'm1')).toBe(mailSecret('REVIEW_INVITATION', 'm1'));
  });

  it('is, for a reset, a password of 12 characters without similar letters and digits', () => {
    const passwords = Array.from({ length: 200 }, (_, index) => mailSecret('PASSWORD_RESET', `m${index}`));
    expect(passwords.filter((password) => !/^[a-zA-Z2-9]{12}$/.test(password) || /[lIoO]/.test(password))).toEqual([]);
    expect(new Set(passwords).size).toBe(200);
  });

  it('is refused for kinds of mail without one', () => {
    const accounts = [
      'REGISTRATION',
      'SET_PASSWORD',
      'PASSWORD_RESET',
      'ADDRESS_CHANGE',
      'ADDRESS_CHANGED',
      'FACTOR_LINK',
    ];
    const carrying = [
      ...['REVIEW_INVITATION', 'REVIEW_REMINDER', 'AUTHORSHIP_REQUEST', 'AUTHORSHIP_REMINDER'],
      ...accounts,
    ];
    for (const kind of MAIL_KINDS.filter((one) => !carrying.includes(one)))
      expect(() => mailSecret(kind, 'm1')).toThrow('carries no secret');
  });
});
