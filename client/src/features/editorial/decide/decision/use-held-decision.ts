import { useEffect, useRef } from 'react';
import { type Decision, type HeldDecision, t } from '@contracts';
import { api } from '../../../../shared/api/api';
import { useAppDispatch, useNotify } from '../../../../shared/state/hooks';
import { useBackToList } from '../../../../shared/state/list-return';
import { articleTags } from '../../api/article-tags';
import { heldDecisionApi } from '../../api/held-decision-api';
import { DECISION_TEXTS } from './decision-texts';

/** Milliseconds between polls of a decision that is held or being carried out. */
const HELD_DECISION_POLL_MS = 1_000;

const isUnderWay = (held: HeldDecision | null): boolean => held?.state === 'HELD' || held?.state === 'SENDING';

/** Reports that the decision is made, and returns to the list from which the person came. */
export function useDecisionMade(articleId: string): (decision: Decision) => void {
  const backToList = useBackToList();
  const notify = useNotify();
  return (decision) => {
    notify.success(t('Decision recorded: {decision}.', { decision: DECISION_TEXTS[decision] }));
    backToList(articleId);
  };
}

/**
 * The person's own decision on an article while it can be undone, is carried out, or has failed; otherwise null. Undefined until the server
 * has answered.
 */
export function useHeldDecision(articleId: string, onSent: () => void): HeldDecision | null | undefined {
  const { data, isLoading } = heldDecisionApi.useHeldDecisionQuery(articleId, { refetchOnMountOrArgChange: true });
  const held = data?.held ?? null;
  const underWay = isUnderWay(held);
  heldDecisionApi.endpoints.heldDecision.useQuerySubscription(articleId, {
    skip: !underWay,
    pollingInterval: HELD_DECISION_POLL_MS,
  });
  const dispatch = useAppDispatch();
  const made = useDecisionMade(articleId);
  const wasUnderWay = useRef(false);
  useEffect(() => {
    const isSettled = wasUnderWay.current && !underWay;
    wasUnderWay.current = underWay;
    if (!isSettled || held === null) return;
    dispatch(api.util.invalidateTags(articleTags(null, null, { articleId })));
    if (held.state !== 'SENT') return;
    onSent();
    made(held.decision);
  }, [underWay, held, dispatch, made, onSent, articleId]);
  if (isLoading) return undefined;
  return underWay || held?.state === 'FAILED' ? held : null;
}
