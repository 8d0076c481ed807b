import { Button, Link, makeStyles, Text, tokens } from '@fluentui/react-components';
import { useId } from 'react';
import { SIMILARITY_PROBLEM_LABELS, type SimilarityReport, type SimilarityView, t } from '@contracts';
import { errorMessage } from '../../../shared/api/api-error';
import { Timestamp } from '../../../shared/display/timestamp';
import { Rich } from '../../../shared/language/rich';
import { integrityApi } from './integrity-api';

/** Milliseconds between polls of a report that is being made. */
const REPORT_POLL_MS = 15_000;

const useStyles = makeStyles({
  part: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS, minWidth: 0 },
  title: { margin: 0, fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
  note: { color: tokens.colorNeutralForeground3 },
});

/** The reports of the similarity service. Renders nothing without a service. */
export function SimilarityPart({ articleId }: { articleId: string }) {
  const styles = useStyles();
  const id = useId();
  const isWaiting = integrityApi.endpoints.similarity
    .useQueryState(articleId)
    .data?.reports.some(({ state }) => state === 'WAITING');
  const { data, error } = integrityApi.useSimilarityQuery(articleId, {
    refetchOnMountOrArgChange: true,
    pollingInterval: isWaiting ? REPORT_POLL_MS : 0,
  });
  if (error !== undefined && !data) return <Text role="alert">{errorMessage(error)}</Text>;
  if (!data || (!data.offered && data.reports.length === 0)) return null;
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h3 id={id} className={styles.title}>
        {t('Similarity with published texts')}
      </h3>
      {data.reports.map((report) => (
        <Report key={report.revision} articleId={articleId} report={report} />
      ))}
      {data.sendable && <Send articleId={articleId} reports={data.reports} />}
      <Text className={styles.note}>
        {t(
          'A number from the similarity service, not a verdict: methods, quotations and earlier texts by the same authors count too. Look at the report before you conclude anything.',
        )}
      </Text>
    </section>
  );
}

const nameOf = (revision: number): string => (revision === 0 ? t('The manuscript') : `R${revision}`);

function Report({ articleId, report }: { articleId: string; report: SimilarityReport }) {
  const styles = useStyles();
  const { revision, state, askedAt, problem, percent, madeAt, openable, outdated } = report;
  const name = nameOf(revision);
  return (
    <div className={styles.row}>
      {state === 'DONE' ? (
        <Text>
          <Rich
            text="{name}: {percent}% in sources that the service knows, <time></time>."
            values={{ name, percent: percent ?? 0 }}
            tags={{ time: <Timestamp at={madeAt ?? askedAt} focusable /> }}
          />
        </Text>
      ) : (
        <Text>
          {state === 'WAITING'
            ? t('{name}: the report is under way.', { name })
            : t('{name}: there is no report.', { name })}
          {problem !== null && ` ${SIMILARITY_PROBLEM_LABELS[problem]}.`}
        </Text>
      )}
      {openable && <Open articleId={articleId} revision={revision} name={name} />}
      {outdated && (
        <Text>
          {t(
            'The authors have replaced the manuscript since this report was requested. Once you send the new one, this report is deleted.',
          )}
        </Text>
      )}
    </div>
  );
}

/** Each opening requests a new address from the service. The report opens in a new tab, or by the link if the browser blocks that. */
function Open({ articleId, revision, name }: { articleId: string; revision: number; name: string }) {
  const [open, { data, error, isLoading }] = integrityApi.useOpenSimilarityMutation();
  const show = async (): Promise<void> => {
    const answer = await open({ articleId, revision });
    if (answer.data) window.open(answer.data.url, '_blank', 'noopener,noreferrer');
  };
  return (
    <>
      <Button
        size="small"
        disabledFocusable={isLoading}
        aria-label={t('Open the report of {name}', { name })}
        onClick={() => void show()}
      >
        {t('Open the report')}
      </Button>
      {data && (
        <Link href={data.url} target="_blank" rel="noopener noreferrer">
          {t('Report in a new tab')}
        </Link>
      )}
      {error !== undefined && <Text role="alert">{errorMessage(error)}</Text>}
    </>
  );
}

function Send({ articleId, reports }: { articleId: string; reports: SimilarityView['reports'] }) {
  const styles = useStyles();
  const [send, { error, isLoading }] = integrityApi.useSendToSimilarityMutation();
  const isAgain = reports[0]?.state === 'DEAD' || reports[0]?.outdated === true;
  return (
    <div className={styles.row}>
      <Button size="small" disabledFocusable={isLoading} onClick={() => void send(articleId)}>
        {isAgain ? t('Send it again') : t('Send to the similarity service')}
      </Button>
      {error !== undefined && <Text role="alert">{errorMessage(error)}</Text>}
    </div>
  );
}
