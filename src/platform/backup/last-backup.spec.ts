import { backupProblem } from './last-backup';

describe('the newest backup', () => {
  const now = new Date('2026-03-05T12:00:00Z');

  it('is a problem if there has never been one, in production only', () => {
    expect(backupProblem(null, now, 'production')).toBe('no backup has been made yet');
    for (const nodeEnv of ['development', 'test'] as const) expect(backupProblem(null, now, nodeEnv)).toBeNull();
  });

  it('is a problem if two nightly backups in a row have failed', () => {
    expect(backupProblem({ at: new Date('2026-03-03T12:00:00Z') }, now, 'production')).toBeNull();
    expect(backupProblem({ at: new Date('2026-03-03T02:30:00Z') }, now, 'production')).toBe(
      'the newest backup is of 2026-03-03T02:30:00.000Z',
    );
  });
});
