import { types } from 'pg';
import { parseMoment } from './parse-moment';

const ofPg = types.getTypeParser(types.builtins.TIMESTAMPTZ) as (text: string) => Date;

describe('a moment from Postgres', () => {
  it('is that of the driver, to every millisecond', () => {
    for (let at = 0; at < 1_000; at += 1) {
      const second = `${at / 1_000}`.slice(1);
      const text = `2024-02-29 23:59:59${second}+00`;
      expect([text, parseMoment(text).getTime()]).toEqual([text, ofPg(text).getTime()]);
    }
  });

  it.each([
    '2026-11-27 09:05:00+00',
    '2026-11-27 09:05:00.123456+00',
    '2026-11-27 09:05:00.999999+00',
    '1969-12-31 23:59:59.9+00',
    '2026-11-27 09:05:00.5+01',
    '2026-11-27 09:05:00+05:30',
    '2026-11-27 09:05:00-03',
    '0044-03-15 12:00:00+00',
    '0044-03-15 12:00:00+00 BC',
    '10000-01-01 00:00:00+00',
    'infinity',
    '-infinity',
  ])('%s is that of the driver', (text) => {
    expect(parseMoment(text)).toEqual(ofPg(text));
  });
});
