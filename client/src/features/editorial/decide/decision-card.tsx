import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import { useState } from 'react';
import type { ArticleView, Decision, MailBody } from '@contracts';
import { useNotify } from '../../../shared/state/hooks';
import { useBackToList } from '../../../shared/state/list-return';
import { decisionApi } from '../api/decision-api';
import { SuggestedMail } from '../shared/suggested-mail';
import { DecisionChoice } from './decision-choice';
import { DECISION_TEXTS } from './decision-texts';
import { againstAll, stillOpen } from './recommended';

/**
 * One button per decision that is currently allowed. Each shows the mail before the decision is made. That dialog stays open when
 * another person decides meanwhile: it holds the written letter, and says who was first.
 */
export function DecisionCard({ article }: { article: ArticleView }) {
  const [chosen, setChosen] = useState<Decision | null>(null);
  return (
    <>
      {article.actions.includes('decide') && <DecisionChoice article={article} onChoose={setChosen} />}
      {chosen && <DecisionMail key={chosen} article={article} decision={chosen} onClose={() => setChosen(null)} />}
    </>
  );
}

interface MailProps {
  article: ArticleView;
  decision: Decision;
  onClose(): void;
}

function DecisionMail({ article, decision, onClose }: MailProps) {
  const about = { articleId: article.id, status: decision };
  const query = decisionApi.useDecisionMailQuery(about, { refetchOnMountOrArgChange: true });
  const [decide] = decisionApi.useDecideMutation();
  const backToList = useBackToList();
  const notify = useNotify();
  const send = async (mail: MailBody): Promise<void> => {
    await decide({ articleId: article.id, version: article.version, decision, mail }).unwrap();
    notify.success(`Decision recorded: ${DECISION_TEXTS[decision]}.`);
    backToList(article.id);
  };
  return (
    <SuggestedMail
      title={`${DECISION_TEXTS[decision]}: ${article.label}`}
      send="Decide and send"
      query={query}
      onSend={send}
      onClose={onClose}
    >
      <Warnings article={article} decision={decision} />
    </SuggestedMail>
  );
}

/** What an editor should know before this decision is sent. */
function Warnings({ article, decision }: Omit<MailProps, 'onClose'>) {
  const warnings = [stillOpen(article), againstAll(article, decision)].filter((one) => one !== null);
  return warnings.map((warning) => (
    <MessageBar key={warning} intent="warning" layout="multiline">
      <MessageBarBody>{warning}</MessageBarBody>
    </MessageBar>
  ));
}
