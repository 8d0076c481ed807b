import { buffer } from 'node:stream/consumers';
import { exportsOf, SETTINGS } from '../../../test/support/exchange/exports-suite';
import { parsedXml } from '../../../test/support/exchange/read-jats';
import { variedArticle } from '../../../test/support/exchange/varied-articles';
import { unzipped } from '../../../test/support/files/unzipped';
import type { ArticleState } from '../../article';
import type { ExportFormat, ReviewPublication } from '../../contracts';
import { SchemaCheck } from '../validation/schema-check';

const SECRET = '<p>Only the editor may read this.</p>';

/** The accepted article with this number; each review has its own text and this answer about publication. */
function articleWith(seed: number, answers: readonly (ReviewPublication | null)[]): ArticleState {
  const state = variedArticle(seed);
  const [finished] = state.assignments.filter(({ review }) => review !== null);
  if (!finished?.review) throw new Error('The story has no review');
  const { review } = finished;
  return {
    ...state,
    publishesReviews: true,
    assignments: answers.map((publication, place) => ({
      ...{ ...finished, assignmentId: `request-${place}`, reviewerId: `reviewer-${place}`, publication },
      review: { ...review, general: `<p>text of ${place}</p>`, commentsToEditor: SECRET },
    })),
  };
}

/** Accounts for all reviewers, with names that are used nowhere else. */
const peopleOf = (state: ArticleState): Map<string, { firstName: string; lastName: string }> =>
  new Map(
    state.assignments.map(({ reviewerId }, place) => [reviewerId, { firstName: 'Given', lastName: `Canary${place}` }]),
  );

describe('Published reviews', () => {
  const check = new SchemaCheck();
  afterAll(() => check.onModuleDestroy());

  const made = async (state: ArticleState, format: ExportFormat, people = peopleOf(state)): Promise<Buffer> =>
    buffer((await exportsOf(check, state, SETTINGS, people).make({ state, format, published: '2026-12-01' })).bytes);
  const reports = async (state: ArticleState, people = peopleOf(state)): Promise<[string, string][]> =>
    [...(await unzipped(await made(state, 'reviews', people)))].map(([name, xml]) => [name, String(xml)]);
  const deposited = async (state: ArticleState, people = peopleOf(state)): Promise<Element[]> => [
    ...parsedXml(String(await made(state, 'crossref-reviews', people))).querySelectorAll('peer_review'),
  ];

  it.each([0, 1, 2, 3, 4, 5])('are valid by the standards, and exactly those agreed to: article %d', async (seed) => {
    const state = articleWith(seed, [null, 'ANONYMOUS', 'NAMED', null]);
    const found = await reports(state);
    expect(found.map(([name]) => name)).toEqual([`2026-${seed}-R0-review-2.xml`, `2026-${seed}-R0-review-3.xml`]);
    const [unnamed = '', named = ''] = found.map(([, xml]) => xml);
    expect(unnamed).toContain('article-type="reviewer-report"');
    expect(unnamed).toContain('text of 1');
    expect(unnamed).toContain('<anonymous/>');
    expect(named).toContain('text of 2');
    expect(named).toContain('<surname>Canary2</surname><given-names>Given</given-names>');
    expect(named).toContain(`<article-id pub-id-type="doi">10.5555/jt.2026-${seed}.r0.3</article-id>`);
    const all = [unnamed, named, String(await made(state, 'crossref-reviews'))].join('\n');
    expect(all).not.toMatch(/text of [03]|Canary[013]|Only the editor|request-|reviewer-\d/);
  });

  it('have a deposit each at Crossref, as reviews of the article', async () => {
    const [unnamed, named, ...more] = await deposited(articleWith(1, [null, 'ANONYMOUS', 'NAMED']));
    expect(more).toEqual([]);
    expect(unnamed?.querySelector('anonymous')?.getAttribute('contributor_role')).toBe('reviewer');
    expect(unnamed?.querySelector('person_name')).toBeNull();
    expect(named?.querySelector('person_name surname')?.textContent).toBe('Canary2');
    expect(named?.getAttribute('revision-round')).toBe('0');
    expect(named?.querySelector('inter_work_relation')?.textContent).toBe('10.5555/jt.2026-1');
    expect(named?.querySelector('doi_data doi')?.textContent).toBe('10.5555/jt.2026-1.r0.3');
    expect(named?.querySelector('review_date')?.textContent).toBe('12012026');
  });

  it('lose the name of a reviewer who is erased', async () => {
    const state = articleWith(2, ['NAMED']);
    const [[, xml] = ['', '']] = await reports(state, new Map());
    expect(xml).toContain('<anonymous/>');
    expect((await deposited(state, new Map()))[0]?.querySelector('anonymous')).not.toBeNull();
  });

  it('accept a name that was written in one field', async () => {
    const state = articleWith(2, ['NAMED', 'NAMED']);
    const people = new Map([
      ['reviewer-0', { firstName: 'Plato', lastName: ' ' }],
      ['reviewer-1', { firstName: '', lastName: '' }],
    ]);
    const [[, one] = ['', ''], [, nobody] = ['', '']] = await reports(state, people);
    expect(one).toContain('<surname>Plato</surname>');
    expect(nobody).toContain('<anonymous/>');
    expect(await deposited(state, people)).toHaveLength(2);
  });

  it.each<[string, (state: ArticleState) => ArticleState]>([
    ['nobody agreed', (state) => ({ ...state, assignments: state.assignments.slice(0, 1) })],
    ['the manuscript was not submitted for it', (state) => ({ ...state, publishesReviews: false })],
    ['their decision was taken back', (state) => ({ ...state, decidedRevisions: [] })],
    [
      'the review was sent back',
      (state) => ({ ...state, assignments: state.assignments.map((one) => ({ ...one, status: 'Accepted' as const })) }),
    ],
  ])('are refused when %s', async (_why, changed) => {
    const state = changed(articleWith(3, [null, 'NAMED']));
    for (const format of ['reviews', 'crossref-reviews'] as const)
      await expect(made(state, format)).rejects.toThrow('No review of this article may be published.');
  });

  it('are refused before the article is accepted', async () => {
    const state = { ...articleWith(3, ['NAMED']), status: 'MINOR_REVISION' as const };
    await expect(made(state, 'reviews')).rejects.toThrow('Only accepted articles');
  });

  it('change nothing of a package: its reviews have no names', async () => {
    const files = await unzipped(await made(articleWith(4, ['NAMED', null]), 'meca'));
    const reviews = [...files].filter(([name]) => name.startsWith('reviews/')).map(([, xml]) => String(xml));
    expect(reviews).toHaveLength(2);
    expect(reviews.join('\n')).not.toMatch(/Canary|peer-review-stage/);
  });
});
