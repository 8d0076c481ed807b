import { holderOf } from '../../src/article';
import { normalEmail, STATUS_LABELS } from '../../src/contracts';
import { stories, type Story } from '../../test/support/article/article-stories';
import { findQuery, numberQuery, quickQuery } from '.';
import { foldSearch, noChange, type SearchChange } from './fold-search';
import { articleSearch } from './projection';
import { STATUSES_BY_LABEL } from './status-places';

function changeOf({ events }: Story): SearchChange {
  const change = noChange();
  for (const event of events) if (articleSearch.handles.includes(event.type)) foldSearch(change, event);
  return change;
}

describe('the search index of articles', () => {
  const all = stories();

  it('agrees with the aggregate for every article', () => {
    const differing = all.flatMap((story) => {
      const { state } = story;
      const change = changeOf(story);
      const is = {
        deleted: change.deleted,
        number: change.started?.number,
        uploader: [change.started?.uploader_id, change.started?.uploader_email],
        typeId: change.type_id ?? 0,
        status: change.status ?? 'DRAFT',
        revision: change.revision ?? 0,
        submittedAt: change.submitted_at,
        authors: change.author_keys ?? [],
        heldBy: [...new Set(change.held_by)].sort(),
        holder: change.holder_id ?? null,
      };
      const should = {
        deleted: state.deleted,
        number: state.number,
        uploader: [state.uploaderId, normalEmail(state.uploaderEmail)],
        typeId: state.fields.typeId ?? 0,
        status: state.status,
        revision: state.revision,
        submittedAt: state.submittedAt,
        authors: state.authors.flatMap(({ id, email }) => [id, normalEmail(email)]),
        heldBy: [...new Set(state.associates.map(({ associateId }) => associateId))].sort(),
        holder: holderOf(state),
      };
      return JSON.stringify(is) === JSON.stringify(should) ? [] : [{ story: story.name, is, should }];
    });
    expect(differing).toEqual([]);
    expect(all.length).toBeGreaterThan(200);
  });

  it('marks each word with the place where it occurs', () => {
    const story = all.find(({ name }) => name === 'NEW_ARTICLE');
    const lexemes = story ? [...changeOf(story).lexemes.values()].flat() : [];
    expect(lexemes).toContain('n:2026-1');
    expect(new Set(lexemes.map((lexeme) => lexeme.slice(0, 2)))).toEqual(new Set(['n:', 't:', 'a:', 'b:', 'k:']));
  });
});

describe('the order of statuses', () => {
  it('is stored: raise the version of the projection when a label changes it', () => {
    const words = STATUSES_BY_LABEL.map((status) => STATUS_LABELS[status].label).join(', ');
    expect([articleSearch.version, words]).toEqual([
      6,
      'Accepted, Associate editor, Correction, Direct reject, Direct reject R0, Draft, Letter to the editor, Major revision, ' +
        'Minor revision, New article, Rejected, Rejected R0, Returned to editor, Reviewed, Reviewer selection, Under review, Withdrawn',
    ]);
  });
});

describe('the query for typed words', () => {
  it('matches the number first, also from the label of an article, then titles, then authors and keywords', () => {
    expect(findQuery('2026-15')?.ranks[0]).toBe("'n:2026-15'");
    expect(findQuery('#2026-15-R1-Stroke')?.any).toContain("'n:2026-15':*");
    expect(findQuery('#2026-15-R1-Stroke')?.any).toContain("'t:stroke':*");
    expect(findQuery('stroke')?.ranks).toEqual(["'t:stroke':*", "('t:stroke':* | 'a:stroke':* | 'k:stroke':*)"]);
    expect(quickQuery('stroke')?.any).not.toContain('b:');
    expect([findQuery(' ?! '), quickQuery('')]).toEqual([null, null]);
  });

  it('finds one article by its full number, and all whose numbers begin with a prefix', () => {
    expect([numberQuery(' 2026-1 '), numberQuery('2026-'), numberQuery('#2026-1-R0-A title')]).toEqual([
      "'n:2026-1'",
      "'n:2026-':*",
      "'n:2026-1'",
    ]);
    for (const nonsense of ['x', "20'", '2026-1-1', '']) expect(numberQuery(nonsense)).toBe("'!'");
  });
});
