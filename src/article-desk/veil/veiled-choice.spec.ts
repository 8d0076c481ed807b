import { articleIn } from '../../../test/support/article/article-in-status';
import { candidate, PEOPLE, type Person } from '../../../test/support/article/article-people';
import { type ArticleState, BARRED_MESSAGES, personActor } from '../../article';
import { type GroupName, VEIL_MESSAGES } from '../../contracts';
import type { RequestUser } from '../../platform/http/access/request-user';
import { useSecretKey } from '../../platform/secrets';
import type { AuthorVeil } from './author-veil';
import { isRefusedLikeAnAuthor, VeiledChoice } from './veiled-choice';

const EDITOR = {} as RequestUser;
const IDS = Array.from({ length: 400 }, (_, place) => `person-${place}`);
const { state } = articleIn('REVIEWER_SELECTION');
const author = (group: GroupName): Person => ({ ...PEOPLE.coAuthor, group });
const stranger = (group: GroupName, isRefused = false): Person => {
  const userId = IDS.find((id) => isRefusedLikeAnAuthor(state.id, id) === isRefused) ?? '';
  return personActor({ userId, email: `${userId}@example.org`, group });
};
const choiceOf = (authorsHidden: boolean): VeiledChoice =>
  new VeiledChoice({ stateFor: async (one: ArticleState) => ({ ...one, authorsHidden }) } as unknown as AuthorVeil);
const choice = choiceOf(true);

const answerTo = async (person: Person, hides = true): Promise<string | null> =>
  choiceOf(hides)
    .require(state, [candidate(person)], EDITOR, 'reviewerId')
    .then(
      () => null,
      (refusal: Error) => refusal.message,
    );

describe('the choice of a person by an editor who must not know the authors', () => {
  beforeEach(() => useSecretKey('a secret that only this spec knows'));

  it('is refused for other people with another secret of the server, and the same ones with the same secret', () => {
    const refused = () => IDS.filter((id) => isRefusedLikeAnAuthor(state.id, id));
    const before = refused();
    expect(before.length).toBeGreaterThan(5);
    expect(before.length).toBeLessThan(50);
    expect(refused()).toEqual(before);
    useSecretKey('the secret of another installation');
    expect(refused()).not.toEqual(before);
  });

  it('is refused for other people of another article', () => {
    const of = (articleId: string) => IDS.filter((id) => isRefusedLikeAnAuthor(articleId, id));
    expect(of('article-1')).not.toEqual(of('article-2'));
  });

  it.each(['guest', 'author'] as const)(
    'gets the same answer for every %s, whether or not they are an author',
    async (group) => {
      const people = [author(group), { ...PEOPLE.author, group }, stranger(group), stranger(group, true)];
      expect(await Promise.all(people.map((one) => answerTo(one)))).toEqual(people.map(() => BARRED_MESSAGES.GROUP));
    },
  );

  it('is refused without a reason for authors and a few others in a group that reviews', async () => {
    const people = [author('reviewer'), stranger('reviewer', true), stranger('reviewer')];
    expect(await Promise.all(people.map((one) => answerTo(one)))).toEqual([
      VEIL_MESSAGES.unavailable,
      VEIL_MESSAGES.unavailable,
      null,
    ]);
  });

  it('leaves all answers to the article when the authors are known', async () => {
    const people = [author('guest'), author('reviewer'), stranger('reviewer', true)];
    expect(await Promise.all(people.map((one) => answerTo(one, false)))).toEqual([null, null, null]);
  });

  it('of an associate editor leaves people of other groups to the article, which refuses them all', async () => {
    const answer = (person: Person) => choice.requireAssociate(state, candidate(person), EDITOR, 'associateId');
    for (const person of [author('reviewer'), stranger('reviewer'), stranger('reviewer', true)]) await answer(person);
    await answer(stranger('associate editor'));
    for (const person of [author('associate editor'), stranger('associate editor', true)])
      await expect(answer(person)).rejects.toMatchObject({ details: { associateId: VEIL_MESSAGES.unavailable } });
  });
});
