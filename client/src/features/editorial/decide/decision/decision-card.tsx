import { lazy, Suspense, useEffect, useState } from 'react';
import { type ArticleView, type GroupName, type KeptDecisionDraft, t } from '@contracts';
import { MailPreview } from '../../../../shared/dialogs/mail-preview';
import { Card } from '../../../../shared/display/card';
import { SkeletonLines } from '../../../../shared/page/skeletons';
import { useUser } from '../../../../shared/state/hooks';
import { decisionDraftApi } from '../../api/decision-draft-api';
import { heldDecisionApi } from '../../api/held-decision-api';
import { DecisionChoice } from './decision-choice';
import { DraftBars } from './draft-bars';
import { HeldFailure, HeldNotice } from './held-notice';
import { useDecisionDraft } from './use-decision-draft';
import { useHeldDecision } from './use-held-decision';

const load = () => import('./decision-letter');
const DecisionLetter = lazy(async () => ({ default: (await load()).DecisionLetter }));
/** Milliseconds after which the page has settled. The files of the letter are loaded then, before a decision is chosen. */
const PRELOAD_DELAY_MS = 1500;

/** The groups that decide. */
const OFFICE: readonly GroupName[] = ['editor', 'assistant', 'webmaster'];

/** Used if the server does not answer. The person can still decide; saving then shows the problem. */
const NO_DRAFT: KeptDecisionDraft = { draft: null, draftVersion: 0 };

/**
 * The decisions that are currently allowed. None is chosen at first, unless the person has prepared one earlier. The letter of the chosen
 * decision is written below. The letter stays if another person decides in the meantime, since it contains what was written. Sending it
 * then reports who decided first.
 */
export function DecisionCard({ article }: { article: ArticleView }) {
  const mayDecide = article.actions.includes('decide');
  const [wasOpen, setWasOpen] = useState(mayDecide);
  if (mayDecide && !wasOpen) setWasOpen(true);
  // Not `data`, which would be the draft of another article until this one's has arrived.
  const { currentData, isError, refetch } = decisionDraftApi.useDecisionDraftQuery(article.id, {
    skip: !wasOpen,
    refetchOnMountOrArgChange: true,
  });
  const [round, setRound] = useState(0);
  const reload = async (onArrived: () => void): Promise<void> => {
    if (!(await refetch()).isSuccess) return;
    onArrived();
    setRound(round + 1);
  };
  if (!wasOpen) return <LastFailure articleId={article.id} />;
  const storedDraft = currentData ?? (isError ? NO_DRAFT : null);
  return (
    <Card title={t('Your decision')}>
      {storedDraft ? (
        <Preparing key={`${article.id} ${round}`} {...{ article, storedDraft, reload }} />
      ) : (
        <Preparation />
      )}
    </Card>
  );
}

/**
 * The person's decision that failed, for instance because another editor was faster. No decision is possible now, so its letter can only
 * be read and copied.
 */
function LastFailure({ articleId }: { articleId: string }) {
  const mayHaveDecided = OFFICE.includes(useUser().group.group);
  const query = heldDecisionApi.useHeldDecisionQuery(articleId, {
    skip: !mayHaveDecided,
    refetchOnMountOrArgChange: true,
  });
  const held = query.currentData?.held;
  const hasFailed = held?.state === 'FAILED';
  const stored = decisionDraftApi.useDecisionDraftQuery(articleId, { skip: !hasFailed });
  if (!hasFailed) return null;
  const letter = stored.currentData?.draft?.letters[held.decision];
  return (
    <Card title={t('Your decision')}>
      <HeldFailure held={held} kept={letter !== undefined} />
      {letter && <MailPreview mail={letter} />}
    </Card>
  );
}

const Preparation = () => <SkeletonLines lines={12} label={t('Loading your draft')} />;

interface PreparingProps {
  article: ArticleView;
  storedDraft: KeptDecisionDraft;
  reload(onArrived: () => void): Promise<void>;
}

function Preparing({ article, storedDraft, reload }: PreparingProps) {
  const draft = useDecisionDraft(article, storedDraft);
  const held = useHeldDecision(article.id, draft.end);
  useEffect(() => {
    const timer = window.setTimeout(() => void load().catch(() => undefined), PRELOAD_DELAY_MS);
    return () => window.clearTimeout(timer);
  }, []);
  // Otherwise the choice would appear for a moment while a decision is being sent.
  if (held === undefined) return <Preparation />;
  if (held && held.state !== 'FAILED') return <HeldNotice articleId={article.id} held={held} />;
  return (
    <>
      {held && <HeldFailure held={held} kept />}
      <DraftBars draft={draft} reload={reload} />
      <DecisionChoice article={article} chosen={draft.decision} onChoose={draft.choose} />
      {draft.decision && (
        <Suspense fallback={<SkeletonLines />}>
          <DecisionLetter
            key={`${draft.decision} ${draft.edition}`}
            article={article}
            decision={draft.decision}
            draft={draft}
          />
        </Suspense>
      )}
    </>
  );
}
