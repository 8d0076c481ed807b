import { loadConfig } from './config';
import { ROLES } from './roles';

const SHARED = {
  NODE_ENV: 'test',
  DATABASE_URL: 'postgres://quire@127.0.0.1/quire',
  JWT_SECRET: 'a secret that all processes share, long enough',
  DATA_KEY: 'a data key that all processes share, long enough',
};

describe('ROLE', () => {
  it.each([
    [undefined, [...ROLES]],
    ['all', [...ROLES]],
    ['web', ['web']],
    ['worker, projector', ['worker', 'projector']],
  ])('%s means %j', (ROLE, expected) => {
    expect([...loadConfig({ ...SHARED, ROLE }).roles]).toEqual(expected);
  });

  it.each(['nothing', 'web worker', 'web,', 'all,web', 'Web'])('%s is refused', (ROLE) => {
    expect(() => loadConfig({ ...SHARED, ROLE })).toThrow(/ROLE must be 'all', or some of web, worker, projector/);
  });

  it('needs what the processes share', () => {
    const problems = /DATABASE_URL must be given when ROLE is 'web'[^]*JWT_SECRET must be given when ROLE is 'web'/;
    expect(() => loadConfig({ NODE_ENV: 'test', ROLE: 'web' })).toThrow(problems);
    const parts = { DATABASE_HOST: 'db', DATABASE_NAME: 'q', DATABASE_USER: 'q', DATABASE_PASSWORD: 'q' };
    expect(loadConfig({ ...SHARED, DATABASE_URL: '', ...parts, ROLE: 'web' }).roles.size).toBe(1);
  });
});
