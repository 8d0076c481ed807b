import { Text } from '@fluentui/react-components';
import { type ArticleView, STATUS_LABELS, t } from '@contracts';
import { ProgressSteps } from '../../display/progress-steps';
import { Timestamp } from '../../display/timestamp';
import { Rich } from '../../language/rich';
import { articleSteps } from './article-progress';

/** The four steps of a manuscript for its author, and where and when it was withdrawn. */
export function ManuscriptProgress({ article }: { article: ArticleView }) {
  return (
    <>
      {article.status === 'WITHDRAWN' && <Withdrawn article={article} />}
      <ProgressSteps label={t('Progress of the manuscript')} steps={articleSteps(article)} />
    </>
  );
}

function Withdrawn({ article: { withdrawnFrom, statusSince } }: { article: ArticleView }) {
  return (
    <Text>
      <Rich
        text="This manuscript was withdrawn on <date></date>."
        tags={{ date: <Timestamp at={statusSince} show="date" focusable /> }}
      />{' '}
      {withdrawnFrom && t("Its status was then ''{label}'.", { label: STATUS_LABELS[withdrawnFrom].label })}
    </Text>
  );
}
