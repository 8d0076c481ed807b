import { Field, makeStyles, Select, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import {
  type ArticleView,
  filesOfFilter,
  type FileView,
  REVISION_FILTER_ACTIVE,
  REVISION_FILTER_ALL,
} from '@contracts';
import { useListState } from '../../../shared/data-table/use-list-state';
import { FileTable } from '../../../shared/files/file-table';

const useStyles = makeStyles({
  list: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalM },
  filter: { maxWidth: '24em' },
});

interface Props {
  article: ArticleView;
  actions?: (file: FileView) => ReactNode;
}

/** The present revision first, and in it the latest file: what one looks for after a change. */
const newestFirst = (files: readonly FileView[]): FileView[] =>
  [...files].sort((one, other) => other.revision - one.revision || other.uploadDate.localeCompare(one.uploadDate));

/** All files in one list with the revision filter (spec part 2, section 2, 'Manage files'). */
export function FlatFiles({ article, actions }: Props) {
  const styles = useStyles();
  const { get, set } = useListState();
  const revisions = [...new Set(article.files.map((file) => file.revision))].sort((one, other) => other - one);
  const choices = [REVISION_FILTER_ACTIVE, REVISION_FILTER_ALL, ...revisions];
  const chosen = choices.find((choice) => String(choice) === get('revision')) ?? REVISION_FILTER_ACTIVE;
  return (
    <div className={styles.list}>
      <Field
        label="Revision"
        className={styles.filter}
        hint={
          chosen === REVISION_FILTER_ACTIVE ? 'The latest of each kind, plus all figures and additional files.' : ''
        }
      >
        <Select
          value={String(chosen)}
          onChange={(_event, { value }) => set({ revision: value === String(REVISION_FILTER_ACTIVE) ? '' : value })}
        >
          <option value={REVISION_FILTER_ACTIVE}>Active</option>
          <option value={REVISION_FILTER_ALL}>All</option>
          {revisions.map((revision) => (
            <option key={revision} value={revision}>
              Revision {revision}
            </option>
          ))}
        </Select>
      </Field>
      <FileTable
        label="Files"
        files={newestFirst(filesOfFilter(article.files, chosen))}
        empty="There are no files in this revision."
        density="compact"
        showRevision
        actions={actions}
      />
    </div>
  );
}
