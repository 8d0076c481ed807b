import { articleIn } from '../../../../test/support/article/article-in-status';
import { aMail, PEOPLE } from '../../../../test/support/article/article-people';
import type { Actor } from '../commands';
import { stateFor } from './author-veil';

const SETTINGS = { reviewModes: '' };

/** Two associate editors have advised; the second one, or another one, holds the article now. */
function advisedBy(last: 'associate' | 'otherAssociate') {
  const article = articleIn('ASSOCIATE_EDITOR');
  const advise = (actor: Actor, comment: string) => {
    const mails = [aMail(article.id('mail'), 'ASSOCIATE_ADVICE')];
    const data = { advice: 'DIRECT_REJECT' as const, comment, description: 'To the editor', mails };
    article.do({ type: 'Advise', data }, actor);
  };
  advise(PEOPLE.associate, 'First comment');
  article.assignAssociate(PEOPLE.otherAssociate);
  const before = article.state;
  advise(PEOPLE.otherAssociate, 'Second comment');
  article.assignAssociate(PEOPLE[last]);
  return { article, before };
}

const commentsIn = (state: ReturnType<typeof stateFor>): string[] =>
  state.associates.flatMap(({ advices }) => advices.map(({ comment }) => comment));

describe('the comment of an advice', () => {
  it('is hidden from other associate editors, who see the advice and the mail to the editor', () => {
    const { article } = advisedBy('otherAssociate');
    const seen = stateFor(article.state, PEOPLE.otherAssociate, SETTINGS);
    expect(commentsIn(seen)).toEqual(['', 'Second comment']);
    expect(seen.associates[0]?.advices[0]).toMatchObject({ advice: 'DIRECT_REJECT', description: 'To the editor' });
    expect(commentsIn(stateFor(advisedBy('associate').article.state, PEOPLE.associate, SETTINGS))).toEqual([
      ...['First comment', ''],
    ]);
  });

  it('is hidden in earlier states too, by the present rights', () => {
    const { article, before } = advisedBy('otherAssociate');
    expect(commentsIn(stateFor(article.state, PEOPLE.otherAssociate, SETTINGS, before))).toEqual(['']);
    expect(commentsIn(stateFor(article.state, PEOPLE.editor, SETTINGS, before))).toEqual(['First comment']);
  });

  it.each([PEOPLE.editor, PEOPLE.assistant, PEOPLE.webmaster])('is shown to the office: $group', (actor) => {
    expect(commentsIn(stateFor(advisedBy('associate').article.state, actor, SETTINGS))).toEqual([
      ...['First comment', 'Second comment'],
    ]);
  });
});
