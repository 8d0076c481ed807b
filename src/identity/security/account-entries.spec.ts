import { newAccount } from '../users/new-account';
import { accountEntries } from './account-entries';

describe('the entries of the security log about an account', () => {
  const before = {
    ...newAccount('u', { firstName: 'Ann', lastName: 'Lee', email: 'ann@example.org' }, 'author', new Date(0)),
    passwordHash: 'old-hash',
    oneTimeHash: 'one-time',
  };

  it('contain each change, with the values before and after', () => {
    const after = {
      ...before,
      ...{ city: 'Utrecht', lastName: 'Li', email: 'ann@clinic.example', groupId: 3 as const },
      ...{ seniorityLevel: 'SENIOR' as const, areasOfExpertise: 'Sepsis' },
    };
    expect(accountEntries(before, after)).toEqual([
      { action: 'GROUP_CHANGED', before: { group: 'author' }, after: { group: 'reviewer' } },
      { action: 'EMAIL_CHANGED', before: { email: 'ann@example.org' }, after: { email: 'ann@clinic.example' } },
      { action: 'SENIORITY_CHANGED', before: { seniorityLevel: null }, after: { seniorityLevel: 'SENIOR' } },
      { action: 'EXPERTISE_CHANGED', before: { areasOfExpertise: null }, after: { areasOfExpertise: 'Sepsis' } },
      {
        action: 'ACCOUNT_CHANGED',
        before: { lastName: 'Lee', city: null },
        after: { lastName: 'Li', city: 'Utrecht' },
      },
    ]);
  });

  it('never contain a secret', () => {
    const after = { ...before, passwordHash: 'new-hash', oneTimeHash: null, mustChangePassword: true };
    expect(accountEntries(before, after)).toEqual([{ action: 'PASSWORD_CHANGED' }]);
  });

  it('do not exist when nothing changed', () => {
    expect(accountEntries(before, { ...before })).toEqual([]);
  });
});
