import { makeStyles, tokens } from '@fluentui/react-components';
import {
  type LogFindingKind,
  type LogFindingView,
  type SealFaultKind,
  t,
  texts,
  type VerificationResult,
} from '@contracts';
import { formatNumber } from '../../shared/display/format';

const useStyles = makeStyles({
  list: { margin: 0, paddingInlineStart: tokens.spacingHorizontalXL, overflowWrap: 'anywhere' },
});

interface Place {
  number: string;
  place: string;
}

const SENTENCES: Record<LogFindingKind, (place: Place) => string> = {
  changed: ({ number, place }) => t('Event {number} was changed: {place}', { number, place }),
  missing: ({ number, place }) => t('Event {number} is missing: {place}', { number, place }),
  added: ({ place }) => t('An event was added: {place}', { place }),
  moved: ({ number, place }) => t('Event {number} is in the wrong place: {place}', { number, place }),
};

const FAULTS: Record<SealFaultKind, string> = texts({
  signature: 'its signature is wrong',
  chain: 'it does not follow the seal before it',
  root: 'the recorded events do not lead to it',
  key: 'it was signed with an earlier key of this system',
  'given-up': 'it covers events that were lost, and the operator went on without them',
});

/** `DecisionRecorded, event 12 of article-…` */
const placeOf = ({ found, eventId }: LogFindingView): string =>
  found === null
    ? t('id {id}', { id: eventId })
    : t('{type}, number {number} of {stream}', {
        type: found.type,
        number: found.revision + 1,
        stream: found.streamId,
      });

const wordsOf = (finding: LogFindingView): string =>
  SENTENCES[finding.kind]({ number: formatNumber(finding.number ?? 0), place: placeOf(finding) });

/** The problems found in the log, event by event; nothing if there are none. */
export function FindingList({ result }: { result: VerificationResult }) {
  const styles = useStyles();
  const { findings, findingsInAll, sealFaults, hasMore } = result;
  if (findings.length + sealFaults.length === 0) return null;
  const rest = findingsInAll - findings.length;
  return (
    <ul className={styles.list}>
      {sealFaults.map(({ number, kind }) => (
        <li key={`${number} ${kind}`}>{t('Seal {number}: {fault}', { number, fault: FAULTS[kind] })}</li>
      ))}
      {findings.map((finding) => (
        <li key={`${finding.eventId} ${finding.kind}`}>{wordsOf(finding)}</li>
      ))}
      {(rest > 0 || hasMore) && <li>{t('… and more. The command “npm run events -- verify” lists them all.')}</li>}
    </ul>
  );
}
