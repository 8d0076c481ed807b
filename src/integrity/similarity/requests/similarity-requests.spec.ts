import { articleIn } from '../../../../test/support/article/article-in-status';
import { aFile } from '../../../../test/support/article/article-people';
import type { ArticleFile, ArticleState } from '../../../article';
import type { StoredReport } from '../similarity-queue';
import { isReplaced, isSendable, textsOf } from './similarity-requests';

const FIRST = '2026-01-01T10:00:00.000Z';
/** A report that was requested, of a manuscript that was not sent yet. */
const ASKED = { askedAt: new Date('2026-01-01T10:00:00.000Z'), sentText: null };
const LATER = '2026-01-05T10:00:00.000Z';

const state = articleIn('NEW_ARTICLE').state;
const manuscript = aFile('m', { hash: '1'.repeat(64) });
const sent = (statusSince: string, files: ArticleFile[], revision = 0): ArticleState => ({
  ...state,
  ...{ statusSince, files, revision },
});

describe('The manuscript of a report', () => {
  const other = aFile('n', { hash: '2'.repeat(64) });

  it('is replaced by a correction with another file', () => {
    expect(isReplaced([sent(FIRST, [manuscript]), sent(LATER, [other])], ASKED)).toBe(true);
  });

  it('is the same after a correction of other files, and when the same bytes come again', () => {
    const again = { ...manuscript, fileId: 'again' };
    const figure = aFile('f', { designation: 'Figure', hash: '3'.repeat(64) });
    const made = aFile('p', { designation: 'ManuscriptPDF', extension: 'pdf', hash: '4'.repeat(64) });
    expect(isReplaced([sent(FIRST, [manuscript]), sent(LATER, [again, figure, made])], ASKED)).toBe(false);
  });

  it('is, in a revision, the unmarked one', () => {
    const unmarked = aFile('u', { designation: 'UnmarkedManuscriptPDF', hash: '5'.repeat(64) });
    expect(isReplaced([sent(FIRST, [manuscript, unmarked]), sent(LATER, [other, unmarked])], ASKED)).toBe(false);
    expect(isReplaced([sent(FIRST, [manuscript, unmarked]), sent(LATER, [manuscript, other])], ASKED)).toBe(true);
  });

  it('is the present one when the report was requested after the correction', () => {
    const both = [sent(FIRST, [manuscript]), sent(LATER, [other])];
    expect(isReplaced(both, { askedAt: new Date('2026-01-06T00:00:00Z'), sentText: null })).toBe(false);
  });

  it('is the one that was sent, although it was requested before or after a correction', () => {
    const both = [sent(FIRST, [manuscript]), sent(LATER, [other])] as const;
    const later = new Date('2026-01-06T00:00:00Z');
    expect(isReplaced(both, { ...ASKED, sentText: textsOf(both[1]) })).toBe(false);
    expect(isReplaced(both, { ...ASKED, sentText: textsOf(both[0]) })).toBe(true);
    expect(isReplaced(both, { askedAt: later, sentText: textsOf(both[0]) })).toBe(true);
  });

  it('is compared within one revision only', () => {
    const next = { ...other, revision: 1 };
    expect(isReplaced([sent(FIRST, [manuscript]), sent(LATER, [next], 1)], ASKED)).toBe(false);
    expect(isReplaced([], ASKED)).toBe(false);
  });

  it('can be sent when there is none, it was given up, or it is ready and was replaced', () => {
    const can = (reported: StoredReport['state'] | null, isReplaced: boolean): boolean =>
      isSendable({
        ...{ revision: 0, isReplaced },
        report: reported === null ? null : ({ state: reported } as StoredReport),
      });
    expect([can(null, false), can('DEAD', false), can('DEAD', true), can('DONE', true)]).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect([can('DONE', false), can('WAITING', false), can('WAITING', true)]).toEqual([false, false, false]);
  });
});
