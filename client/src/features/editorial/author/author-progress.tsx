import { Text } from '@fluentui/react-components';
import { ACTION_NEEDED_STATUSES, type ArticleView, FINAL_STATUSES, t } from '@contracts';
import { ManuscriptProgress } from '../../../shared/article/progress/manuscript-progress';
import { NOT_KNOWN, stageInWords } from '../../../shared/article/progress/stages';
import { usualDaysApi } from '../../../shared/article/progress/usual-days-api';
import { Card } from '../../../shared/display/card';
import { Timestamp } from '../../../shared/display/timestamp';
import { Rich } from '../../../shared/language/rich';

/** How far a submitted manuscript is, in four steps, and what happens now. */
export function AuthorProgress({ article }: { article: ArticleView }) {
  if (article.status === 'DRAFT') return null;
  return (
    <Card>
      <ManuscriptProgress article={article} />
      <Now article={article} />
    </Card>
  );
}

function Now({ article }: { article: ArticleView }) {
  if (FINAL_STATUSES.includes(article.status)) return null;
  if (!ACTION_NEEDED_STATUSES.includes(article.status)) return <Stage article={article} />;
  if (article.dueDate === null) return <Text>{t('This manuscript is waiting for you.')}</Text>;
  return (
    <Text>
      <Rich
        text="Please send it by <date></date>."
        tags={{ date: <Timestamp at={article.dueDate} show="date" focusable /> }}
      />
    </Text>
  );
}

/** The same words as on the start page. */
function Stage({ article }: { article: ArticleView }) {
  const { data: usual = NOT_KNOWN } = usualDaysApi.useUsualDaysQuery();
  return <Text>{stageInWords(article, usual)}</Text>;
}
