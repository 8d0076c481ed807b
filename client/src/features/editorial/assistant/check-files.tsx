import { makeStyles, tokens } from '@fluentui/react-components';
import type { ArticleView } from '@contracts';
import { OfficeFiles } from '../files/office-files';
import { Verdict } from './verdict';

const useStyles = makeStyles({
  tab: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalXL },
});

/** The files, the guideline checkbox, and the Accept and Reject buttons (spec part 2, sections 2 and 5). */
export function CheckFiles({ article }: { article: ArticleView }) {
  return (
    <div className={useStyles().tab}>
      <OfficeFiles article={article} layout="revisions" />
      {article.actions.includes('pass-check') && <Verdict article={article} />}
    </div>
  );
}
