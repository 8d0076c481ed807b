import type { ArticleBuilder } from '../../../../test/support/article/article-builder';
import { SYSTEM } from '../../../../test/support/article/article-people';
import { answerTo, asked, CONFIRMS, REFUSES } from '../../../../test/support/article/authorship/asked-authors';
import type { AuthorshipInput } from '../commands';

describe('the questions of the journal', () => {
  const withQuestions = (): ArticleBuilder => {
    const article = asked();
    article.settings = { ...article.settings, declarations: '1:ETHICS,2:FUNDING,2:AI_USE' };
    return article;
  };
  const FUNDING = { declaration: 'FUNDING', yes: true, text: 'Heart Foundation' } as const;
  const AI = { declaration: 'AI_USE', yes: false, text: null } as const;

  it('need an answer to each one of the type, and a text with each yes', () => {
    const article = withQuestions();
    const refused = (declarations: Extract<AuthorshipInput, { confirms: true }>['declarations']): unknown => {
      try {
        return article.decide(answerTo({ ...CONFIRMS, declarations } as AuthorshipInput), SYSTEM);
      } catch (error) {
        return (error as { details?: unknown }).details;
      }
    };
    const missing = 'Please answer this question.';
    expect(refused([])).toEqual({ 'declarations.FUNDING': missing, 'declarations.AI_USE': missing });
    expect(refused([{ ...FUNDING, text: ' ' }, AI])).toEqual({
      'declarations.FUNDING': 'Please give details.',
    });
    expect(refused([FUNDING, AI])).toHaveLength(1);
  });

  it('are kept in their order, without answers to what was not asked', () => {
    const article = withQuestions();
    const ethics = { declaration: 'ETHICS', yes: false, text: null } as const;
    article.do(answerTo({ ...CONFIRMS, declarations: [ethics, AI, FUNDING] } as AuthorshipInput), SYSTEM);
    expect(article.state.authorship[0]?.answer?.declarations).toEqual([FUNDING, AI]);
  });

  it('are not asked of a person who is not an author', () => {
    expect(withQuestions().decide(answerTo(REFUSES), SYSTEM)).toMatchObject([{ type: 'AuthorRefused' }]);
  });
});
