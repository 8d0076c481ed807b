import { type Assignment, holderOf, isInvolved } from '../../src/article';
import { DECISIONS, FINAL_STATUSES } from '../../src/contracts';
import type { ArticleBuilder } from '../../test/support/article/article-builder';
import { articleIn } from '../../test/support/article/article-in-status';
import { PEOPLE } from '../../test/support/article/article-people';
import { stories, type Story } from '../../test/support/article/article-stories';
import { RowSet } from '../runner/rows/row-set';
import type { ArticleFactRow, PeopleFactRow, RequestFactRow } from './facts';
import { ARTICLE_HANDLES, type ArticleFacts, foldArticle } from './fold-article';
import { foldPeople, PEOPLE_HANDLES } from './fold-people';
import { foldRequest, REQUEST_HANDLES, type RequestFacts } from './fold-request';

function factsOf({ events }: Story) {
  const articles = new RowSet<ArticleFactRow>((row) => row.article_id);
  const people = new RowSet<PeopleFactRow>((row) => row.article_id);
  const requests = new RowSet<RequestFactRow>((row) => row.assignment_id);
  const facts: ArticleFacts & RequestFacts = {
    decisions: [],
    associateAnswers: [],
    earlierAnswers: [],
    removed: [],
    reviewers: new Map(),
  };
  for (const event of events) {
    if (PEOPLE_HANDLES.includes(event.type)) foldPeople(people, event);
    if (ARTICLE_HANDLES.includes(event.type)) foldArticle(articles, event, facts);
    if (REQUEST_HANDLES.includes(event.type)) foldRequest(requests, event, facts);
  }
  return { article: articles.all()[0], people: people.all()[0], requests: requests.all(), ...facts };
}

const heldBy = (events: Story['events']): string[] => [
  ...new Set(events.flatMap(({ type, data }) => (type === 'AssociateAssigned' ? [data.associateId] : []))),
];

const storyOf = (article: ArticleBuilder): Story => ({
  name: 'a story of its own',
  state: article.state,
  events: article.events.map((event, index) => ({ ...event, id: `event-${index}`, articleId: article.articleId })),
});

const differing = (compare: (story: Story, facts: ReturnType<typeof factsOf>) => [is: unknown, should: unknown]) =>
  stories().flatMap((story) => {
    const [is, should] = compare(story, factsOf(story));
    return JSON.stringify(is) === JSON.stringify(should) ? [] : [{ story: story.name, is, should }];
  });

describe('the facts of the statistics', () => {
  it('agree with the aggregate for every article', () => {
    const compared = differing(({ state }, { article }) => [
      article && [article.status, article.status_since, article.submitted_at, article.type_id, article.associate_id],
      state.deleted
        ? undefined
        : [state.status, state.statusSince, state.submittedAt, state.fields.typeId, holderOf(state)],
    ]);
    expect(compared).toEqual([]);
  });

  it('have all associate editors who have held an article', () => {
    expect(differing(({ events }, { article }) => [article?.held_by ?? [], heldBy(events)])).toEqual([]);
  });

  it('keep an outcome exactly while the article has a final decision', () => {
    const compared = differing(({ state }, { article }) => [
      article?.outcome ?? null,
      !FINAL_STATUSES.includes(state.status) || state.status === 'WITHDRAWN'
        ? null
        : state.status === 'ACCEPTED'
          ? 'ACCEPTED'
          : 'REJECTED',
    ]);
    expect(compared).toEqual([]);
  });

  it('have a row for each decision and each associate editor who had held the article by then', () => {
    const compared = differing(({ events }, { decisions }) => [
      decisions.map(({ decision, associate_id }) => [decision, associate_id]),
      events.flatMap(({ data, revision }) =>
        DECISIONS.filter((decision) => 'to' in data && data.to === decision).flatMap((decision) =>
          heldBy(events.filter((earlier) => earlier.revision < revision)).map((associate) => [decision, associate]),
        ),
      ),
    ]);
    expect(compared).toEqual([]);
  });

  it('agree with the aggregate for every request, and have none of those that were removed', () => {
    const answerOf = ({ status, decidedAt }: Assignment) =>
      decidedAt === null || status === 'Removed' ? null : status === 'Declined' ? 'NO' : 'YES';
    const compared = differing(({ state }, { requests }) => [
      requests.map((row) => [
        row.assignment_id,
        row.mailed_at,
        row.answer,
        row.completed,
        Number(row.rating ?? 0) / 1e9,
      ]),
      state.assignments.map((one) => {
        const rates = Object.values(one.ratings);
        const mean =
          rates.length > 0 ? Number((rates.reduce((sum, rate) => sum + rate, 0) / rates.length).toFixed(9)) : 0;
        const mailedAt = one.status === 'Removed' ? null : one.mailedAt;
        return [one.assignmentId, mailedAt, answerOf(one), one.status === 'Completed', mean];
      }),
    ]);
    expect(compared).toEqual([]);
  });

  it('let each person find their own articles', () => {
    const compared = differing(({ state }, { people }) => {
      const keys = people ? [...people.uploader_keys, ...people.author_keys] : [];
      return [
        keys.length > 0,
        !state.deleted &&
          keys.every((key) => isInvolved(state, { userId: key, addresses: [key], authenticatedOrcid: key })),
      ];
    });
    expect(compared).toEqual([]);
  });

  it('keep both answers of a reviewer who was asked twice, each measured from the mail before it', () => {
    const article = articleIn('REVIEWER_SELECTION');
    const id = article.invite(PEOPLE.reviewer1);
    article.after(3).decline(id, PEOPLE.reviewer1).after(10).mail(id).after(2).accept(id, PEOPLE.reviewer1);
    const { earlierAnswers, requests } = factsOf(storyOf(article));
    const [request] = requests;
    const hours = (ms = 0) => Math.round(ms / 3_600_000);
    expect(earlierAnswers.map(({ response_ms }) => hours(response_ms))).toEqual([3 * 24]);
    expect([request?.answer, hours(request?.response_ms ?? 0)]).toEqual(['YES', 2 * 24]);
    const [first, second] = article.events
      .filter(({ type }) => type === 'ReviewerMailed')
      .map(({ metadata }) => metadata.at);
    expect([request?.asked_at, request?.mailed_at]).toEqual([new Date(first ?? 0), new Date(second ?? 0)]);
  });

  it('drop the answers of a request that was removed', () => {
    const article = articleIn('REVIEWER_SELECTION');
    const id = article.invite(PEOPLE.reviewer1);
    article.decline(id, PEOPLE.reviewer1).mail(id).accept(id, PEOPLE.reviewer1);
    expect(factsOf(storyOf(article)).earlierAnswers).toHaveLength(1);
    article.do({ type: 'RemoveReviewer', data: { reviewerId: PEOPLE.reviewer1.userId } }, PEOPLE.editor);
    const forgotten = { asked_at: null, answered_at: null, response_ms: null };
    expect(factsOf(storyOf(article))).toMatchObject({ earlierAnswers: [], removed: [id], requests: [forgotten] });
  });

  it('measure an associate editor by the first thing that they do, from the assignment on', () => {
    const article = articleIn('REVIEWER_SELECTION').assignAssociate();
    article.after(2).select(PEOPLE.reviewer1, PEOPLE.editor);
    expect(factsOf(storyOf(article)).associateAnswers).toEqual([]);
    article.after(2).select(PEOPLE.reviewer2, PEOPLE.associate);
    article.after(1).select(PEOPLE.reviewer3, PEOPLE.associate);
    const { associateAnswers, article: row } = factsOf(storyOf(article));
    expect(associateAnswers.map(({ response_ms }) => Math.round(response_ms / 3_600_000))).toEqual([4 * 24]);
    expect(row?.asked_since).toBeNull();
  });
});
