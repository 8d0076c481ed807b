import ICAL from 'ical.js';
import { withLanguage } from '../../platform/language/current-language';
import { calendarText } from './calendar-text';
import type { DueDate } from './due-dates';

const OPTIONS = {
  journalName: 'Annals, of; Care',
  publicUrl: 'https://journal.example.org',
  timeZone: 'Europe/Amsterdam',
  now: new Date('2026-05-01T08:00:00Z'),
};
const review: DueDate = {
  ...{ kind: 'REVIEW', id: 'r1', articleId: 'a1', number: '2026-7' },
  due: new Date('2026-05-20T10:00:00Z'),
};

/** The events as a calendar program reads them. */
function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  return {
    name: calendar.getFirstPropertyValue('x-wr-calname'),
    events: calendar.getAllSubcomponents('vevent').map((each) => {
      const event = new ICAL.Event(each);
      const [start, end] = [event.startDate, event.endDate].map((time) => time.toString());
      const [url, shows] = ['url', 'transp'].map((name) => String(each.getFirstPropertyValue(name)));
      return { uid: event.uid, summary: event.summary, isDay: event.startDate.isDate, start, end, url, shows };
    }),
  };
}

describe('a calendar of due dates', () => {
  it('has an all-day event for each, with the work, the number and the page, and leaves the day free', () => {
    expect(read(calendarText([review], OPTIONS))).toEqual({
      name: 'Annals, of; Care: due dates',
      events: [
        {
          ...{ uid: 'review-r1@journal.example.org', summary: 'Review due: 2026-7', isDay: true },
          ...{ start: '2026-05-20', end: '2026-05-21' },
          ...{ url: 'https://journal.example.org/rrs/a1/review/r1', shows: 'TRANSPARENT' },
        },
      ],
    });
  });

  it('uses the journal’s time zone for the day, also when the clocks change', () => {
    const late = { ...review, due: new Date('2026-05-20T22:30:00Z') };
    const change = { ...review, due: new Date('2026-10-24T22:30:00Z') };
    const events = read(calendarText([late, change], OPTIONS)).events;
    expect(events.map(({ start, end }) => [start, end])).toEqual([
      ['2026-05-21', '2026-05-22'],
      ['2026-10-25', '2026-10-26'],
    ]);
  });

  it.each([
    ['REVISION', 'Revision due: 2026-7', '/uploadRevision/a1'],
    ['CORRECTION', 'Correction due: 2026-7', '/correction/a1'],
    ['ANSWER', 'Answer to a review request due: 2026-7', '/a1/r1/accept'],
    ['ADVICE', 'Advice due: 2026-7', '/decideOnStatus/a1'],
  ] as const)('links to the page of the work %s', (kind, summary, path) => {
    const [event] = read(calendarText([{ ...review, kind }], OPTIONS)).events;
    expect(event).toMatchObject({ summary, url: `https://journal.example.org/rrs${path}` });
  });

  it('is in the language of its reader', () => {
    const text = withLanguage('nl', () => calendarText([review], OPTIONS));
    expect(read(text).events[0]?.summary).toBe('Review inleveren: 2026-7');
  });

  it('is valid without dates too, with lines of at most 75 bytes that end as RFC 5545 requires', () => {
    expect(read(calendarText([], OPTIONS)).events).toEqual([]);
    const lines = calendarText([review], { ...OPTIONS, journalName: 'Ü'.repeat(200) }).split('\r\n');
    expect(lines.some((line) => line.includes('\n'))).toBe(false);
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  });
});
