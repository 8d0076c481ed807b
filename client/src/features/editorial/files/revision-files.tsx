import { Field, makeStyles, Radio, RadioGroup, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import type { ArticleView, FileView } from '@contracts';
import { useListState } from '../../../shared/data-table/use-list-state';
import { Card } from '../../../shared/display/card';
import { FileTable } from '../../../shared/files/file-table';

const useStyles = makeStyles({
  tables: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalXL },
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

/** Files that an author is preparing belong to the next revision. */
const titleOf = (revision: number, { revision: current }: ArticleView): string =>
  revision > current ? `Revision ${revision}, being prepared by the author` : `Revision ${revision}`;

/** One table per revision, for the last or all revisions (spec part 2, section 2, 'Check manuscript' and 'Manage files'). */
export function RevisionFiles({ article, actions }: Props) {
  const styles = useStyles();
  const { get, set } = useListState();
  const all = get('show') === 'all';
  const shown = revisionsOf(article).filter((revision) => all || revision === article.revision);
  return (
    <div className={styles.tables}>
      <Field label="Revisions">
        <RadioGroup
          layout="horizontal"
          value={all ? 'all' : 'last'}
          onChange={(_event, { value }) => set({ show: value === 'all' ? 'all' : '' })}
        >
          <Radio value="last" label="Last" />
          <Radio value="all" label="All" />
        </RadioGroup>
      </Field>
      {shown.map((revision) => (
        <Card key={revision} plain level={2} title={titleOf(revision, article)}>
          <FileTable
            label={`Files of revision ${revision}`}
            files={article.files.filter((file) => file.revision === revision)}
            empty="There are no files in this revision."
            density="compact"
            prefix={`r${revision}-`}
            actions={revision === article.revision ? actions : undefined}
          />
        </Card>
      ))}
    </div>
  );
}
