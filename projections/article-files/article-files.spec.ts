import { stories, type Story } from '../../test/support/article/article-stories';
import { RowSet } from '../runner/row-set';
import { foldFiles } from './fold-files';
import type { ArticleFileRow } from './index';
import { articleFiles } from './projection';

function rowsOf({ events }: Story): ArticleFileRow[] {
  const rows = new RowSet<ArticleFileRow>(({ file_id }) => file_id);
  for (const event of events) if (articleFiles.handles.includes(event.type)) foldFiles(rows, event);
  return rows.all();
}

const said = (row: ArticleFileRow) => ({
  fileId: row.file_id,
  designation: row.designation,
  fileName: row.file_name,
  extension: row.extension,
  revision: row.revision,
  hash: row.hash,
  size: row.size,
  figureTitle: row.figure_title,
  figureOrder: row.figure_order,
  at: row.uploaded_at.toISOString(),
});

describe('file records', () => {
  const all = stories();

  it('that are not removed are the files of the aggregate', () => {
    const differing = all.flatMap((story) => {
      const { files, fileTimes } = story.state;
      const is = rowsOf(story)
        .filter(({ removed_at }) => removed_at === null)
        .map(said);
      const should = files.map(({ fileId, ...file }) => ({ fileId, ...file, at: fileTimes[fileId] }));
      try {
        expect(is).toEqual(should);
        return [];
      } catch {
        return [{ story: story.name, is, should }];
      }
    });
    expect(differing).toEqual([]);
  });

  it('stay after their removal, with its time', () => {
    const story = all.find(({ events }) => events.some(({ type }) => type === 'FileRemoved'));
    const removal = story?.events.find((event) => event.type === 'FileRemoved');
    const removed = story && rowsOf(story).find(({ removed_at }) => removed_at !== null);
    expect(removed?.removed_at?.toISOString()).toBe(removal?.metadata.at);
  });

  it('know who brought them; generated ones were brought by nobody', () => {
    const rows = all.flatMap(rowsOf);
    expect(new Set(rows.filter(({ designation }) => designation === 'Overview').map((row) => row.uploaded_by))).toEqual(
      new Set([null]),
    );
    expect(rows.find(({ designation }) => designation === 'Manuscript')?.uploaded_by).toBe('author');
  });
});
