import { aFile } from '../../../test/support/article/article-people';
import { canaryArticle } from '../../../test/support/article/canary-article';
import { type ArticleState, personActor, type Relation } from '../../article';
import { fileViewsFor } from './file-view';
import type { Viewer } from './viewer-role';

/** The canary article, with a flag on each of its files. */
const noticed: ArticleState = {
  ...canaryArticle,
  files: canaryArticle.files.map((file) => ({ ...file, flags: ['MACROS'] })),
};

const viewer = (userId: string, group: 'reviewer' | 'editor'): Viewer['actor'] =>
  personActor({ userId, email: `${userId}@example.org`, group });

const flagsFor = (state: ArticleState, actor: Viewer['actor'], relation: Relation) =>
  fileViewsFor(state, { actor, relations: new Set([relation]) }, (id) => id).map(({ flags }) => flags);

describe('the flags of a file', () => {
  it.each(['office', 'associate'] as const)('are visible to staff (%s)', (relation) => {
    const flags = flagsFor(noticed, viewer('staff', 'editor'), relation);
    expect(flags.length).toBeGreaterThan(0);
    expect(new Set(flags.map((one) => one?.join()))).toEqual(new Set(['MACROS']));
  });

  it('are an empty list for staff if there are none, as for files from before the check existed', () => {
    const flags = flagsFor(canaryArticle, viewer('staff', 'editor'), 'office');
    expect(new Set(flags.map((one) => JSON.stringify(one)))).toEqual(new Set(['[]']));
  });

  it('are hidden from the author and from a reviewer', () => {
    const forAuthor = flagsFor(noticed, viewer('author', 'reviewer'), 'own');
    const reviewers = noticed.assignments.map(({ reviewerId }) => viewer(reviewerId, 'reviewer'));
    const forReviewers = reviewers.flatMap((reviewer) => flagsFor(noticed, reviewer, 'reviewer'));
    expect([forAuthor.length > 0, forReviewers.length > 0]).toEqual([true, true]);
    expect(new Set([...forAuthor, ...forReviewers])).toEqual(new Set([null]));
  });
});

describe('the name that an author gave a file', () => {
  const named: ArticleState = {
    ...canaryArticle,
    files: canaryArticle.files.map((file) => ({ ...file, originalName: 'Fig6.tif' })),
  };
  const namesFor = (actor: Viewer['actor'], relation: Relation) =>
    new Set(
      fileViewsFor(named, { actor, relations: new Set([relation]) }, (id) => id).map(
        ({ originalName }) => originalName,
      ),
    );

  it('is for the author and staff, and never for reviewers', () => {
    expect(namesFor(viewer('author', 'reviewer'), 'own')).toEqual(new Set(['Fig6.tif']));
    expect(namesFor(viewer('staff', 'editor'), 'office')).toEqual(new Set(['Fig6.tif']));
    const [request] = named.assignments;
    expect(namesFor(viewer(request?.reviewerId ?? '', 'reviewer'), 'reviewer')).toEqual(new Set([null]));
  });

  it('is for no reviewer who must not know the authors as the title of a figure either', () => {
    const figure = aFile('figure', { designation: 'Figure', figureTitle: 'Anna Author.png', figureOrder: 1 });
    const files = [...canaryArticle.files, figure];
    const [request] = canaryArticle.assignments;
    const titlesIn = (reviewMode: ArticleState['reviewMode']) => {
      const reviewer = {
        actor: viewer(request?.reviewerId ?? '', 'reviewer'),
        relations: new Set<Relation>(['reviewer']),
      };
      const views = fileViewsFor({ ...canaryArticle, files, reviewMode }, reviewer, (id) => id);
      return new Set(views.filter(({ type }) => type === 'Figure').map(({ figureTitle }) => figureTitle));
    };
    expect([...titlesIn('DOUBLE_ANONYMOUS')]).toEqual([null]);
    expect([...titlesIn('SINGLE_ANONYMOUS')]).not.toContain(null);
  });

  it('is for staff alone, with the bytes as they were sent, in a file that the office added', () => {
    const [first] = named.files;
    const fileAdditions = named.files.map(({ fileId }) => ({
      ...{ fileId, at: named.createdAt, basedOn: null },
      by: fileId === first?.fileId ? 'staff' : named.uploaderId,
    }));
    const state: ArticleState = { ...named, fileAdditions };
    const of = (actor: Viewer['actor'], relation: Relation) =>
      fileViewsFor(state, { actor, relations: new Set([relation]) }, (id) => id).find(({ id }) => id === first?.fileId);
    expect(of(viewer('staff', 'editor'), 'office')).toMatchObject({
      originalName: 'Fig6.tif',
      location: first?.fileId,
    });
    const anonymous = { originalName: null, location: `anonymous-${first?.fileId}` };
    expect(of(viewer(named.uploaderId, 'reviewer'), 'own')).toMatchObject(anonymous);
    const others = fileViewsFor(
      state,
      { actor: viewer(named.uploaderId, 'reviewer'), relations: new Set<Relation>(['own']) },
      (id) => id,
    ).filter(({ id }) => id !== first?.fileId);
    expect(new Set(others.map(({ originalName, id, location }) => [originalName, id === location].join()))).toEqual(
      new Set(['Fig6.tif,true']),
    );
  });

  it('is null in files from before it was kept', () => {
    const views = fileViewsFor(
      canaryArticle,
      { actor: viewer('author', 'reviewer'), relations: new Set<Relation>(['own']) },
      (id) => id,
    );
    expect(new Set(views.map(({ originalName }) => originalName))).toEqual(new Set([null]));
  });
});
