import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { type ArticleView, correctionSubjectWords, t } from '@contracts';
import { Timestamp } from '../../../shared/display/timestamp';
import { Rich } from '../../../shared/language/rich';
import { Loaded } from '../../../shared/page/loaded';
import { RichText } from '../../../shared/rich-text/rich-text';
import { checkApi } from '../api/check-api';
import { CorrectionRequest } from './correction-request';

const useStyles = makeStyles({
  tab: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalXL },
});

/** Asks the author to correct a problem (spec part 2, sections 2 and 5). */
export function CorrectionTab({ article }: { article: ArticleView }) {
  const styles = useStyles();
  const query = checkApi.useCorrectionMailsQuery(article.id, {
    skip: !article.actions.includes('request-correction'),
  });
  return (
    <div className={styles.tab}>
      {article.actions.includes('request-correction') ? (
        <Loaded query={query}>{(mails) => <CorrectionRequest article={article} mails={mails} />}</Loaded>
      ) : (
        <Text>
          {article.refusals['request-correction'] ?? t('A correction can be requested only during the check.')}
        </Text>
      )}
      {article.articleCorrections.map((correction) => (
        <section key={correction.id}>
          <Text weight="semibold" block>
            <Rich
              text="{reason}, requested <requested></requested>{isDone, select, yes {, corrected <corrected></corrected>} other {}}"
              values={{
                reason: correctionSubjectWords(correction.reason),
                isDone: correction.submittedAt === null ? 'no' : 'yes',
              }}
              tags={{
                requested: <Timestamp at={correction.requestedAt} focusable />,
                corrected: <Timestamp at={correction.submittedAt} focusable />,
              }}
            />
          </Text>
          <RichText html={correction.description} />
        </section>
      ))}
    </div>
  );
}
