import { Switch, makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import type { ArticleView } from '../../../../../src/contracts';
import { FileTable } from '../../../shared/files/file-table';
import { Verdict } from './verdict';

const useStyles = makeStyles({
  tab: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalL },
});

/** The files, the guideline box, and accepting or rejecting (spec part 2, section 2 and 5). */
export function CheckFiles({ article }: { article: ArticleView }) {
  const styles = useStyles();
  const [all, setAll] = useState(false);
  const files = article.files.filter((file) => all || file.revision === article.revision);
  return (
    <div className={styles.tab}>
      <Switch
        label={all ? 'All revisions' : 'Last revision only'}
        checked={all}
        onChange={(_event, data) => setAll(data.checked)}
      />
      <FileTable
        label="Paper files"
        files={files}
        empty="There are no files."
        density="compact"
        showRevision
        prefix="files-"
      />
      {article.actions.includes('pass-check') && <Verdict article={article} />}
    </div>
  );
}
