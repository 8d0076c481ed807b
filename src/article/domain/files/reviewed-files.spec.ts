import { articleIn } from '../../../../test/support/article/article-in-status';
import { aFile, PEOPLE } from '../../../../test/support/article/article-people';
import { type Designation, DESIGNATION_LABELS } from '../../../contracts';
import { isForReviewer } from './reviewed-files';

const ALL = Object.keys(DESIGNATION_LABELS) as Designation[];
/** Cover letters are for the editor, the overview names the nominated reviewers, and the rest belongs to the office. */
const WITHHELD = ['CoverLetter', 'Overview', 'Powerpoint Presentation'];
const reviewer = PEOPLE.reviewer1.userId;

describe('the files of a reviewer', () => {
  it('are the parts of the manuscript, without letters to the editor and the overview', () => {
    const { state } = articleIn('REVIEWED');
    const withheld = ALL.filter((designation) => !isForReviewer(state, reviewer)(aFile('x', { designation })));
    expect(withheld.sort()).toEqual([...WITHHELD].sort());
  });

  it('are those of the revisions that they agreed to review', () => {
    const { state } = articleIn('REVIEWED');
    expect(isForReviewer(state, reviewer)(aFile('x', { revision: 0 }))).toBe(true);
    expect(isForReviewer(state, reviewer)(aFile('x', { revision: 1 }))).toBe(false);
    expect(isForReviewer(state, PEOPLE.stranger.userId)(aFile('x'))).toBe(false);
  });

  it('open with the agreement, not with the invitation, and close with a refusal', () => {
    const article = articleIn('REVIEWER_SELECTION');
    const sees = (): boolean => isForReviewer(article.state, reviewer)(aFile('x'));
    const id = article.invite(PEOPLE.reviewer1);
    expect(sees()).toBe(false);
    article.accept(id, PEOPLE.reviewer1);
    expect(sees()).toBe(true);
    const other = articleIn('REVIEWER_SELECTION');
    other.decline(other.invite(PEOPLE.reviewer1), PEOPLE.reviewer1);
    expect(isForReviewer(other.state, reviewer)(aFile('x'))).toBe(false);
  });
});
