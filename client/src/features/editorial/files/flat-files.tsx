import { Field, makeStyles, Select, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import {
  type ArticleView,
  filesOfFilter,
  type FileView,
  REVISION_FILTER_ACTIVE,
  REVISION_FILTER_ALL,
  t,
} from '@contracts';
import { useListState } from '../../../shared/data-table/use-list-state';
import { EmptyState } from '../../../shared/page/empty-state';
import { FilesOfRevision } from './files-of-revision';

const useStyles = makeStyles({
  list: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalXXL },
  filter: { maxWidth: '24em' },
});

interface Props {
  article: ArticleView;
  actions?: (file: FileView) => ReactNode;
}

/** All files with the revision filter, the newest revision first (spec part 2, section 2, 'Manage files'). */
export function FlatFiles({ article, actions }: Props) {
  const styles = useStyles();
  const { get, set } = useListState();
  const revisions = [...new Set(article.files.map((file) => file.revision))].sort((one, other) => other - one);
  const choices = [REVISION_FILTER_ACTIVE, REVISION_FILTER_ALL, ...revisions];
  const chosen = choices.find((choice) => String(choice) === get('revision')) ?? REVISION_FILTER_ACTIVE;
  const shown = filesOfFilter(article.files, chosen);
  return (
    <div className={styles.list}>
      <Field
        label={t('Revision')}
        className={styles.filter}
        hint={
          chosen === REVISION_FILTER_ACTIVE ? t('The latest of each kind, plus all figures and additional files.') : ''
        }
      >
        <Select
          value={String(chosen)}
          onChange={(_event, { value }) => set({ revision: value === String(REVISION_FILTER_ACTIVE) ? '' : value })}
        >
          <option value={REVISION_FILTER_ACTIVE}>{t('Active')}</option>
          <option value={REVISION_FILTER_ALL}>{t('All')}</option>
          {revisions.map((revision) => (
            <option key={revision} value={revision}>
              {t('Revision {revision}', { revision })}
            </option>
          ))}
        </Select>
      </Field>
      {shown.length === 0 && <EmptyState text={t('There are no files in this revision.')} />}
      <ByRevision article={article} files={shown} actions={actions} />
    </div>
  );
}

/** The newest revision first, without revisions that have none of the files. */
function ByRevision({ article, files, actions }: Props & { files: readonly FileView[] }) {
  const revisions = [...new Set(files.map(({ revision }) => revision))].sort((one, other) => other - one);
  return revisions.map((revision) => (
    <FilesOfRevision
      key={revision}
      article={article}
      revision={revision}
      files={files.filter((file) => file.revision === revision)}
      actions={actions}
    />
  ));
}
