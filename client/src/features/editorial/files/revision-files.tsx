import { Field, makeStyles, Radio, RadioGroup, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { type ArticleView, type FileView, t } from '@contracts';
import { useListState } from '../../../shared/data-table/use-list-state';
import { FilesOfRevision } from './files-of-revision';

const useStyles = makeStyles({
  tables: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalXXL },
});

interface Props {
  article: ArticleView;
  actions?: (file: FileView) => ReactNode;
}

/** Newest first. The current revision is included even without files. */
function revisionsOf({ files, revision }: ArticleView): number[] {
  const all = new Set([revision, ...files.map((file) => file.revision)]);
  return [...all].sort((one, other) => other - one);
}

/** One table per revision, for the last or all revisions (spec part 2, section 2, 'Check manuscript' and 'Manage files'). */
export function RevisionFiles({ article, actions }: Props) {
  const styles = useStyles();
  const { get, set } = useListState();
  const all = get('show') === 'all';
  const shown = revisionsOf(article).filter((revision) => all || revision === article.revision);
  return (
    <div className={styles.tables}>
      <Field label={t('Revisions')}>
        <RadioGroup
          layout="horizontal"
          value={all ? 'all' : 'last'}
          onChange={(_event, { value }) => set({ show: value === 'all' ? 'all' : '' })}
        >
          <Radio value="last" label={t('Last')} />
          <Radio value="all" label={t('All')} />
        </RadioGroup>
      </Field>
      {shown.map((revision) => (
        <FilesOfRevision
          key={revision}
          article={article}
          revision={revision}
          files={article.files.filter((file) => file.revision === revision)}
          actions={actions}
        />
      ))}
    </div>
  );
}
