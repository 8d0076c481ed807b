import {
  Button,
  makeStyles,
  MessageBar,
  MessageBarBody,
  MessageBarTitle,
  Text,
  tokens,
} from '@fluentui/react-components';
import { useEffect, useRef } from 'react';
import { type HeldDecision, t } from '@contracts';
import { useAppDispatch } from '../../../../shared/state/hooks';
import { heldDecisionApi } from '../../api/held-decision-api';
import { DECISION_TEXTS } from './decision-texts';

const useStyles = makeStyles({
  box: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  row: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
});

interface Props {
  articleId: string;
  held: HeldDecision;
}

/** A decision that is sent in some seconds. Until then it can be undone, or sent immediately. Leaving the page changes nothing. */
export function HeldNotice({ articleId, held }: Props) {
  const styles = useStyles();
  const refresh = useRefresh(articleId);
  const [takeBack, taking] = heldDecisionApi.useTakeDecisionBackMutation();
  const [sendNow, sending] = heldDecisionApi.useSendDecisionNowMutation();
  const first = useRef<HTMLButtonElement>(null);
  // The button that had the focus no longer exists.
  useEffect(() => first.current?.focus(), []);
  const busy = taking.isLoading || sending.isLoading || held.state === 'SENDING';
  return (
    <div className={styles.box}>
      <Text weight="semibold">
        {held.state === 'SENDING' || held.secondsLeft === 0
          ? t('Sending: {decision}…', { decision: DECISION_TEXTS[held.decision] })
          : t('{decision} is sent in {seconds, plural, one {# second} other {# seconds}}.', {
              decision: DECISION_TEXTS[held.decision],
              seconds: held.secondsLeft,
            })}
      </Text>
      <Text size={200}>
        {t('It will be sent even if you leave this page. Until it is sent, nothing is recorded and no email goes out.')}
      </Text>
      <div className={styles.row}>
        <Button
          ref={first}
          appearance="primary"
          disabledFocusable={busy}
          onClick={() => void takeBack(articleId).finally(refresh)}
        >
          {t('Undo decision')}
        </Button>
        <Button disabledFocusable={busy} onClick={() => void sendNow(articleId).finally(refresh)}>
          {t('Send now')}
        </Button>
      </div>
    </div>
  );
}

/** Why the last decision was not sent. `kept`: its letter is shown below. */
export function HeldFailure({ held, kept }: { held: HeldDecision; kept: boolean }) {
  return (
    <MessageBar intent="error" layout="multiline" role="alert">
      <MessageBarBody>
        <MessageBarTitle>
          {t('Your decision was not sent: {decision}.', { decision: DECISION_TEXTS[held.decision] })}
        </MessageBarTitle>
        {held.reason} {kept && t('Your letter is kept.')}
      </MessageBarBody>
    </MessageBar>
  );
}

/** Loads the server's state of the decision again. */
export function useRefresh(articleId: string): () => void {
  const dispatch = useAppDispatch();
  return () => {
    void dispatch(heldDecisionApi.endpoints.heldDecision.initiate(articleId, { forceRefetch: true, subscribe: false }));
  };
}
